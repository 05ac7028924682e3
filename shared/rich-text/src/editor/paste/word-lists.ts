import type { RichTextBuilder } from '@console/contract'
import type { Styles, StylesOf } from './styles.ts'

export interface WordItem {
  readonly level: number
  /** The number in front of it; undefined for a bullet. */
  readonly number: string | undefined
}

/** Word writes lists as paragraphs that name their level, with the bullet or number as text before them. */
export function wordItemOf(element: Element, stylesOf: StylesOf): WordItem | undefined {
  const level = /\blevel(\d+)\b/.exec(stylesOf(element).get('mso-list') ?? '')?.[1]
  if (element.localName !== 'p' || !level) return undefined
  const marker = [...element.querySelectorAll('span')].find((span) => isWordMarker(stylesOf(span)))
  return { level: Number(level), number: wordNumberIn(marker) }
}

/** Whether the text is the bullet or number that Word adds before a paragraph. */
export const isWordMarker = (styles: Styles) => styles.get('mso-list') === 'ignore'

/** The number that Word adds before a paragraph; undefined for a bullet, which is a letter of a font of signs. */
export function wordNumberIn(marker: Element | undefined): string | undefined {
  const text = marker?.textContent?.replace(/[\s\u00a0]+/g, ' ').trim() ?? ''
  return /^.$|^$/u.test(text) && !/\d/.test(text) ? undefined : text
}

export function wordLists(builder: RichTextBuilder) {
  const open: { readonly level: number; readonly kind: 'ul' | 'ol' }[] = []
  const closeUntil = (isDone: (level: number, kind: 'ul' | 'ol') => boolean) => {
    for (let last = open.at(-1); last && !isDone(last.level, last.kind); last = open.at(-1)) {
      builder.close(last.kind)
      open.pop()
    }
  }
  return {
    isOpen: () => open.length > 0,
    close: () => closeUntil(() => false),
    /** Opens and closes lists until the item can follow. A copy may begin at a deeper level. */
    openFor({ level, number }: WordItem): void {
      const kind = number === undefined ? 'ul' : 'ol'
      closeUntil((last, lastKind) => last < level || (last === level && lastKind === kind))
      if (open.at(-1)?.level === level) return
      builder.open(kind)
      open.push({ level, kind })
    },
  }
}
