import type { Language } from '@console/contract'

interface Named {
  readonly first_name: string
  readonly last_name: string
}

/** Vietnamese puts the family name first. */
export function nameIn(language: Language, { first_name, last_name }: Named): string {
  const names = language === 'vi' ? [last_name, first_name] : [first_name, last_name]
  return names.join(' ').trim()
}

/** The day in Vietnam, because no account names a time zone. */
export function dayIn(language: Language, instant: Date): string {
  return FORMATS[language].format(instant)
}

const timeZone = 'Asia/Ho_Chi_Minh'
const FORMATS = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
  vi: new Intl.DateTimeFormat('vi-VN', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
} as const
