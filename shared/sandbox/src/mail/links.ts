import type { Language } from '@console/contract'

export function pageUrl(consoleOrigin: string, language: Language, path: string): string {
  return consoleOrigin + (language === 'vi' ? '/vi' : '') + path
}
