/** Signs that begin no text. Those of Word's symbol fonts are private characters. */
const SIGN = /^[•‣⁃■-▣▪▫▶▸►◆◇○●◦◯◻◼◽◾☐-☒⬚⬤\uf000-\uf0ff]\ufe0f?\s*(?=\S)/u

/** The boxes of Markdown's task lists, and those drawn with brackets. */
const BOX = /^(?:\[[ xX✓✔]?\]|\([ x]?\))\s+(?=\S)/u

/** Signs that are marks only if several lines have the same one. For some Word writes a letter, with a tab behind it. */
const REPEATED = /^(?:([-–—−*+·∙⋅>~#o✓-✘→⇒❖➔-➾👉✅🔘🔴🔵🔶-🔻🟠-🟫])\ufe0f?\s+|([§Øüvq])\t)/u

/** 1. 1) (1) [1] 1/ 1.2. a) A. iv. and 1 - but not before another number, as in 1 - 2. */
const NUMBER =
  /^[([]?(?:\d{1,2}\.)*(\d{1,3}|[a-zđA-ZĐ]|[ivx]{2,5}|[IVX]{2,5})(?:[.)\]/]+-?(?:\s+|(?=\p{Lu})|(?<=\d\W+)(?=\D))|\s?[-–—]\s+(?!\d))(?=\S)/u

/** Numbers that are characters of their own: ① ❶ and keycaps. */
const NUMBER_SIGN = /^(?:[①-⒛❶-➓🔟]|(?:\d\ufe0f?\u20e3)+)[.)]?\s*(?=\S)/u

const LETTERS = 'abcdđefghijklmnopqrstuvwxyz'
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv']

/** Removes the bullets, boxes and numbers that lines have as items of a list. A number is one only if another line has the next. */
export const withoutMarks = (lines: readonly string[]): string[] => withoutSigns(withoutNumbers(withoutSigns(lines)))

function withoutSigns(lines: readonly string[]): string[] {
  const bare = lines.map((line) => line.replace(SIGN, ''))
  const signs = bare.map(signOf)
  const known = new Set<string>()
  const repeated = new Set(signs.filter((sign) => sign !== undefined && (known.has(sign) || !known.add(sign))))
  return bare.map((line, at) => (repeated.has(signs[at]) ? line.replace(REPEATED, '') : line).replace(BOX, ''))
}

function signOf(line: string): string | undefined {
  const [, sign, letter] = REPEATED.exec(line) ?? []
  return sign ?? letter
}

type Kind = 'digits' | 'letters' | 'Roman'

function withoutNumbers(lines: readonly string[]): string[] {
  const numbered = lines.map(numbersOf)
  const lists = (['digits', 'letters', 'Roman'] as const).filter((kind) => areInOrder(numbered.flatMap((numbers) => numbers[kind] ?? [])))
  return lines.map((line, at) =>
    lists.some((kind) => numbered[at]?.[kind] !== undefined) ? line.replace(NUMBER_SIGN, '').replace(NUMBER, '') : line,
  )
}

/** All that the number of a line may mean: 'i' is the ninth letter, and 1. */
function numbersOf(line: string): Partial<Record<Kind, number>> {
  const [sign] = NUMBER_SIGN.exec(line) ?? []
  if (sign !== undefined) return { digits: numberOfSign(sign) }
  const number = NUMBER.exec(line)?.[1]?.toLowerCase()
  if (number === undefined) return {}
  const [letter, roman] = [number.length === 1 ? LETTERS.indexOf(number) : -1, ROMAN.indexOf(number)]
  return {
    ...(/\d/.test(number) ? { digits: Number(number) } : {}),
    ...(letter < 0 ? {} : { letters: letter }),
    ...(roman < 0 ? {} : { Roman: roman }),
  }
}

function numberOfSign(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code >= 0x2776 && code <= 0x2793) return ((code - 0x2776) % 10) + 1
  return Number(sign.normalize('NFKC').replace(/\D/g, '') || 10)
}

/** Whether at least every second number is a neighbor of the one before. */
function areInOrder(values: readonly number[]): boolean {
  const following = values.slice(1).filter((value, at) => Math.abs(value - (values[at] ?? 0)) === 1).length
  return values.length > 1 && following * 2 >= values.length - 1
}
