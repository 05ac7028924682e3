/** Signs that begin no text. Those of Word's symbol fonts are private characters. */
const SIGN = /^[•‣⁃■-▣▪▫▶▸►◆◇○●◦◯◻◼◽◾☐-☒⬚⬤\uf000-\uf0ff]\ufe0f?\s*(?=\S)/u

/** The boxes of Markdown's task lists, and those drawn with brackets. */
const BOX = /^(?:\[[ xX✓✔]?\]|\([ x]?\))\s+(?=\S)/u

/** Signs that are marks only if several lines have the same one. For some Word writes a letter, with a tab behind it. */
const REPEATED = /^(?:([-–—−*+·∙⋅>~#o✓-✘→⇒❖➔-➾👉✅🔘🔴🔵🔶-🔻🟠-🟫])\ufe0f?\s+|([§Øüvqo])\t)(?=\S)/u

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

interface Numbered {
  readonly value: number
  /** What the numbers of one list have in common. */
  readonly style: string
}

function withoutNumbers(lines: readonly string[]): string[] {
  const numbered = lines.map(numbersOf)
  const byStyle = new Map<string, number[]>()
  for (const { style, value } of numbered.flat()) {
    const values = byStyle.get(style)
    if (values) values.push(value)
    else byStyle.set(style, [value])
  }
  const lists = new Set([...byStyle].flatMap(([style, values]) => (areInOrder(values) ? style : [])))
  return lines.map((line, at) =>
    numbered[at]?.some(({ style }) => lists.has(style)) ? line.replace(NUMBER_SIGN, '').replace(NUMBER, '') : line,
  )
}

/** All that the number of a line may mean: 'i' is a letter, and 1. */
function numbersOf(line: string): Numbered[] {
  const [sign] = NUMBER_SIGN.exec(line) ?? []
  if (sign !== undefined) return [{ value: numberOfSign(sign), style: 'sign' }]
  const [mark = '', number = ''] = NUMBER.exec(line) ?? []
  const around = mark.replace(/[\s\d\p{L}]/gu, '')
  const lower = number.toLowerCase()
  const kind = lower === number ? 'lower' : 'upper'
  return [
    { value: Number.parseInt(number, 10), style: around },
    { value: number.length === 1 ? LETTERS.indexOf(lower) : -1, style: `${kind} letter ${around}` },
    { value: ROMAN.indexOf(lower), style: `${kind} Roman ${around}` },
  ].filter(({ value }) => value >= 0)
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
