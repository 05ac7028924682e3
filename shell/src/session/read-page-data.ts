import type { BootData, PageData } from '@console/module'

/** What the host wrote into the page; the page cannot work without it. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById('console-page')?.textContent ?? '') as PageData
}

/** Who is signed in, if the API answered in time. */
export function readBootData(): BootData {
  const text = document.getElementById('console-boot')?.textContent
  return text ? (JSON.parse(text) as BootData) : { state: 'unknown' }
}
