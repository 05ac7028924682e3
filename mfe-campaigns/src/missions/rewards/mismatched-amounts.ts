export interface NamedAmount {
  /** Digits and separators. */
  readonly text: string
  readonly at: number
}

/** A number as people of either language write it: 1000, 1,000, 1.000, 1 000, 1.5. */
const NUMBER = /\d{1,3}(?:[.,\s]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu
/** The end of what precedes a number that is part of a rank, a date, a range or a code: 'level 5', '24/11', 'A4'. Not 'x100'. */
const RANK_OR_CODE = /(?:[\d.,/:–-]|[^\P{L}x]|(?:level|lv\.?|rank|season|vip|cấp|hạng|mùa)\s)$/iu
/** The beginning of what follows a number that is a share, part of a date or a range, or has a unit: '5 %', '24/11', '10k'. Not '100x'. */
const SHARE_OR_UNIT = /^(?:\s?%|[.,/:–-]\d|[^\P{L}x]|\s(?:nghìn|ngàn|triệu|thousand|million))/iu

/**
 * Returns the amounts that a summary names instead of its reward’s; empty if the two agree. A summary may name no amount, and
 * any of several may be the right one. An amount of 1 is seldom written: 'A chest for 5 heroes'.
 */
export function mismatchedAmountsIn(summary: string, amount: number | null): readonly NamedAmount[] {
  if (typeof amount !== 'number' || amount === 1) return []
  const named = [...summary.matchAll(NUMBER)]
    .map(({ 0: text, index: at }) => ({ text, at }))
    .filter(({ text, at }) => !RANK_OR_CODE.test(summary.slice(0, at)) && !SHARE_OR_UNIT.test(summary.slice(at + text.length)))
  return named.some(({ text }) => meaningsOf(text).includes(amount)) ? [] : named
}

/** '1.000' is 1 in English and 1000 in Vietnamese. */
function meaningsOf(text: string): number[] {
  const plain = text.replace(/\s/gu, '')
  return [plain.replaceAll(',', ''), plain.replaceAll('.', '').replace(',', '.')].map(Number)
}
