/** Signs that begin no text. Those of Word's symbol fonts are private characters. */
const SIGN = /^[•‣⁃■-▣▪▫▶▸►◆◇○●◦◯◻◼◽◾☐-☒❏-❒⬚⬜⬤🔲🔳\uf000-\uf0ff]\ufe0f?\s*(?=\S)/u

/** The boxes of Markdown's task lists, and those drawn with brackets. */
const BOX = /^(?:\[[ xX✓✔]{0,3}\]|\([ x]{0,3}\))\s*(?=\S)/u

/** Marks only if several lines have the same one. Word writes some as a letter with a wide gap behind it. */
const REPEATED = /^(#{1,4}|[-=]>|[-–—−*+·∙⋅>~o★♦✓-✘→⇒❖➔-➾👉✅🔘🔴🔵🔶-🔻🟠-🟫]|[§Øüvq](?=\t|\s\s))\ufe0f?\s+/u

/** A dash or star without a blank, which is a mark only if all lines have it. */
const CLOSE = /^[-–—*+](?=\p{L})/u

/** 1. 1) (1) [1] 1/ 1: 1.2. a) A. iv. and 1 - but not before another number, as in 1 - 2. */
const NUMBER =
  /^[([]?(?:\d{1,2}\.){0,4}(\d{1,3}|[a-zđA-ZĐ]|[ivx]{2,5}|[IVX]{2,5})(?:[.)\]/]{1,2}-?(?:\s+|$|(?<!\/)(?=\p{Lu})|(?<=\d\W{1,3})(?=\D))|[:,]\s+|\s?[-–—]\s+(?!\D{0,12}\d))/u

/** Numbers that are characters of their own: ① ❶ and keycaps. */
const NUMBER_SIGN = /^(?:[①-⒛❶-➓🔟]|(?:\d\ufe0f?\u20e3){1,3})[.)]?\s*(?=\S)/u

const LETTERS = 'abcdđefghijklmnopqrstuvwxyz'
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv']

/**
 * Removes the bullets, boxes and numbers that lines have as items of a list. A number is one only if other lines have those beside it. A
 * line that was only a number becomes ''.
 */
export const withoutMarks = (lines: readonly string[]): readonly string[] =>
  [withoutSigns, withoutNumbers, withoutSigns].reduce((before, remove) => {
    const after = remove(before)
    // A mark does not tell lines apart.
    return new Set(after).size < new Set(before).size * 0.7 ? before : after
  }, lines)

function withoutSigns(lines: readonly string[]): readonly string[] {
  const bare = lines.map((line) => line.replace(SIGN, '').replace(BOX, ''))
  const close = CLOSE.exec(bare[0] ?? '')?.[0]
  if (close && bare.length > 1 && bare.every((line) => CLOSE.exec(line)?.[0] === close)) return bare.map((line) => line.slice(close.length))
  const counts = new Map<string, number>()
  for (const line of bare) {
    const sign = REPEATED.exec(line)?.[1]
    if (sign !== undefined) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return bare.map((line) => {
    const [mark = '', sign = ''] = REPEATED.exec(line) ?? []
    const count = counts.get(sign) ?? 0
    // '+ 10', '> 5', and '- 5' among others.
    const isAmount = /^\d/.test(line.slice(mark.length)) && (/[~>+]/.test(sign) || count < bare.length)
    return count > 1 && !isAmount ? line.slice(mark.length) : line
  })
}

function withoutNumbers(lines: readonly string[]): readonly string[] {
  const numbered = lines.map(numbersOf)
  const lists = KINDS.filter((kind) =>
    isNumbering(
      kind,
      numbered.flatMap((numbers) => numbers[kind] ?? []),
    ),
  )
  return lines.map((line, at) =>
    lists.some((kind) => numbered[at]?.[kind] !== undefined) ? line.replace(NUMBER_SIGN, '').replace(NUMBER, '') : line,
  )
}

const KINDS = ['digits', 'letters', 'Roman'] as const
type Kind = (typeof KINDS)[number]

/** All that the number of a line may mean: 'i' is 9 and 1. */
function numbersOf(line: string): Partial<Record<Kind, number>> {
  const [sign] = NUMBER_SIGN.exec(line) ?? []
  if (sign !== undefined) return { digits: numberOfSign(sign) }
  const number = NUMBER.exec(line)?.[1]?.toLowerCase() ?? ''
  if (/\d/.test(number)) return { digits: Number(number) }
  const [letter, roman] = [number.length === 1 ? LETTERS.indexOf(number) : -1, ROMAN.indexOf(number)]
  return { ...(letter < 0 ? {} : { letters: letter + 1 }), ...(roman < 0 ? {} : { Roman: roman + 1 }) }
}

function numberOfSign(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code >= 0x2776 && code <= 0x2793) return ((code - 0x2776) % 10) + 1
  return Number(sign.normalize('NFKC').replace(/\D/g, '') || 10)
}

/** Letters may be initials, and numbers amounts: a list begins at the beginning, or has three in a row. */
function isNumbering(kind: Kind, values: readonly number[]): boolean {
  const [first = 2] = values
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0))
  const following = steps.filter((step) => Math.abs(step) === 1).length
  if (steps.length === 0) return false
  if (kind !== 'digits') return first === 1 && steps.every((step, at) => step === 1 || step === 2 || values[at + 1] === 1)
  if (first > 1) return steps.length > 1 && following === steps.length
  // In Markdown all may be 1.
  return following * 2 >= steps.length || (steps.length > 1 && values.every((value) => value === 1))
}
