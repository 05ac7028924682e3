import type { RichTextBuilder } from '@console/contract'

/** A paragraph that Word means as an item of a list. */
export interface WordItem {
  readonly level: number
  readonly kind: 'ul' | 'ol'
}

/** Word writes lists as paragraphs that name their level, with the bullet or number as text before them. */
export function wordItemOf(element: Element, styles: ReadonlyMap<string, string>): WordItem | undefined {
  const level = /\blevel(\d+)\b/.exec(styles.get('mso-list') ?? '')?.[1]
  if (element.localName !== 'p' || !level) return undefined
  const marker = [...element.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''))
  return { level: Number(level), kind: /^\s*\(?(\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul' }
}

/** Opens and closes lists until an item of the wanted level can follow; returns how many are open. */
export function openWordItem(item: WordItem | undefined, depth: number, builder: RichTextBuilder): number {
  let open = depth
  for (; open > (item?.level ?? 0); open--) builder.close('ul')
  if (!item) return open
  for (; open < item.level; open++) builder.open(item.kind)
  builder.open('li')
  return open
}
