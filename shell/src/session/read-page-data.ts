import type { BootData, PageData } from '@console/module'

/** The page cannot work without it. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById('console-page')?.textContent ?? '') as PageData
}

/** `unknown` if the API did not respond in time. */
export function readBootData(): BootData {
  const text = document.getElementById('console-boot')?.textContent
  return text ? (JSON.parse(text) as BootData) : { state: 'unknown' }
}
