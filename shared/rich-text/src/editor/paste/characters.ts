import type { Styles } from './styles.ts'

/** An emoji, or several: something that is drawn in color, a flag or a keycap, with what joins and colors it. */
const EMOJI = /^(?=.*(?:\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f|\u20e3))[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u
/** The sides of the largest emoji in pixels. */
const LARGEST = 128

/** The text of a picture of an emoji or of a box to check; undefined for other pictures. */
export function emojiOf(picture: Element, styles: Styles): string | undefined {
  const attribute = (name: string) => picture.getAttribute(name)?.trim() ?? ''
  if (attribute('aria-roledescription').includes('checkbox')) return /^un/.test(attribute('alt')) ? '☐ ' : '☑ '
  if (['width', 'height'].some((side) => Number.parseFloat(styles.get(side) ?? attribute(side)) > LARGEST)) return undefined
  const texts = ['data-emoji', 'data-emoji-fallback', 'alt', 'aria-label', 'title'].map(attribute)
  const shown = texts.find((text) => EMOJI.test(text))
  if (shown) return shown
  const source = attribute('src')
  const isCode = texts.some((text) => /^(?::[\w+-]+:)+$/.test(text))
  const isFromSet = /(?:^|\/)[\w.-]*emoji[\w.-]*\//i.test(source.slice(0, 200)) || /\bemoji|emoticon|smiley/i.test(attribute('class'))
  return isCode || isFromSet ? (emojiInAddress(source) ?? texts.find(Boolean)) : undefined
}

/** Chats name the file of an emoji by its code points: `1f1fb-1f1f3.png`. */
function emojiInAddress(address: string): string | undefined {
  for (const part of address.split(/[?#]/, 1)[0]?.split('/').toReversed() ?? []) {
    const codes = /^(?:emoji_)?u?([\da-f]{2,6}(?:[-_][\da-f]{2,6})*)(?:@\dx)?(?:\.\w+)?$/i.exec(part)?.[1]?.split(/[-_]/)
    const points = (codes ?? []).map((code) => Number.parseInt(code, 16)).filter((point) => point <= 0x10ffff)
    const text = String.fromCodePoint(...points)
    if (EMOJI.test(text) || /^\p{Extended_Pictographic}$/u.test(text)) return text
  }
  return undefined
}

const RAISED = new Map([...'0123456789+-−=()n'].map((char, at) => [char, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][at] ?? char]))
const LOWERED = new Map([...'0123456789+-−=()'].map((char, at) => [char, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][at] ?? char]))
/** What letters in Wingdings look like: arrows and smileys that Word and Outlook make of typed ones, boxes of lists. */
const WINGDINGS = new Map(
  Object.entries({
    J: '☺',
    K: '😐',
    L: '☹',
    à: '→',
    ß: '←',
    á: '↑',
    â: '↓',
    ó: '↔',
    è: '➔',
    ü: '✓',
    û: '✗',
    þ: '☑',
    ý: '☒',
    '¨': '☐',
    o: '☐',
    q: '❑',
    '§': '▪',
    n: '■',
    l: '●',
    Ø: '➢',
    v: '❖',
  }),
)

export type Script = 'raised' | 'lowered' | 'wingdings'
const SCRIPTS: Readonly<Record<Script, ReadonlyMap<string, string>>> = { raised: RAISED, lowered: LOWERED, wingdings: WINGDINGS }

/** Text as it was seen above or below the line, or in a font of signs; unchanged if there are no such characters for all of it. */
export function inScript(text: string, script: Script | undefined): string {
  if (!script) return text
  const chars = [...text].map((char) => (char.trim() === '' ? char : SCRIPTS[script].get(char)))
  return chars.includes(undefined) ? text : chars.join('')
}
