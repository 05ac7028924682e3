import type { Language } from '@console/contract'

/** The address of a page of the console, in this language. */
export function pageUrl(consoleOrigin: string, language: Language, path: string): string {
  return consoleOrigin + (language === 'vi' ? '/vi' : '') + path
}
