import { writeNumber } from '@console/forms/fields'
import { mismatchedAmountsIn } from './mismatched-amounts.ts'

/** Returns the summary with its reward’s amount; undefined if the two agree, or if no one can tell which number to replace. */
export function correctedSummary(summary: string, amount: number | null, locale: string): string | undefined {
  const [other, ...more] = mismatchedAmountsIn(summary, amount)
  if (amount === null || !other || more.length > 0) return undefined
  const { text, at } = other
  return summary.slice(0, at) + writeNumber(amount, localeOf(text) ?? locale) + summary.slice(at + text.length)
}

/** The language of a number's digit groups; undefined without groups. */
function localeOf(text: string): 'en' | 'vi' | undefined {
  const [, group] = /^\d{1,3}([.,])\d{3}/u.exec(text) ?? []
  if (group === undefined) return undefined
  return group === ',' ? 'en' : 'vi'
}
