interface Separators {
  readonly group: string
  readonly decimal: string
}

const SPACES = /[\s\u00A0\u202F]/g

/**
 * Reads a number as people of a language write it: '1,234.5' in English, '1.234,5' in Vietnamese, with a plain '1234.5' in both
 * where it can mean only one thing. Returns null for nothing, and the text itself for what is no number or would be rounded, so that it
 * stays to be put right.
 */
export function readNumber(text: string, locale: string): number | string | null {
  const plain = plainIn(text)
  if (plain === '') return null
  const decimal = decimalIn(plain, locale)
  return decimal !== undefined && isKept(decimal) ? Number(decimal) : text
}

/** Whether a text is a number of more digits than a number keeps. */
export function hasTooManyDigits(text: string, locale: string): boolean {
  const decimal = decimalIn(plainIn(text), locale)
  return decimal !== undefined && !isKept(decimal)
}

const plainIn = (text: string) => text.replace(SPACES, '').replace(/^\u2212/, '-')

/** Returns the number as programs write it; undefined if the text is not a number. */
function decimalIn(plain: string, locale: string): string | undefined {
  const { group, decimal } = separatorsOf(locale)
  const [whole = '', fraction, ...more] = plain.split(decimal)
  const isGrouped = new RegExp(`^[+-]?\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole)
  const digits = isGrouped ? whole.replaceAll(group, '') : whole
  const isNumber = more.length === 0 && /^[+-]?\d+$/.test(digits) && (fraction === undefined || /^\d+$/.test(fraction))
  if (isNumber) return fraction === undefined ? digits : `${digits}.${fraction}`
  // The other language's decimal point, as spreadsheets and programs write it: never three digits, which would be a group.
  return /^[+-]?\d+\.(?:\d{1,2}|\d{4,})$/.test(plain) ? plain : undefined
}

/** Beyond about sixteen digits a number would silently be another. */
function isKept(decimal: string): boolean {
  const [kept = ''] = Number(decimal).toExponential().split('e')
  return digitsOf(kept) === digitsOf(decimal)
}

const digitsOf = (decimal: string) => decimal.replace(/\D/g, '').replace(/^0+|0+$/g, '')

/** Writes a number so that `readNumber` reads the same again. */
export function writeNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 17 }).format(value)
}

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.5)
  const sign = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise
  return { group: sign('group', ','), decimal: sign('decimal', '.') }
}
