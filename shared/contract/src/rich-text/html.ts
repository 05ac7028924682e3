import type { RichTextBlock, RichTextDocument, RichTextItem, RichTextLine, RichTextList, RichTextRun } from './document.ts'

/** Writes a document in its normal form: the same bytes from server, browser and editor. */
export function writeRichText(document: RichTextDocument): string {
  return document.map(blockHtml).join('')
}

function blockHtml(block: RichTextBlock): string {
  if (block.kind === 'p') return element('p', styleOf(block.style), lineHtml(block.runs, true))
  return listHtml(block)
}

function listHtml({ kind, items }: RichTextList): string {
  return element(kind, '', items.map(itemHtml).join(''))
}

function itemHtml({ style, runs, lists }: RichTextItem): string {
  return element('li', styleOf(style), lineHtml(runs, lists.length === 0) + lists.map(listHtml).join(''))
}

/**
 * A browser does not show the last line break of a line, so a visible one needs another after it. That one also gives an empty
 * line its height, which an item with only lists does not need.
 */
function lineHtml(runs: RichTextLine, needsHeight: boolean): string {
  const last = runs.at(-1)
  return groupsByLink(runs).map(groupHtml).join('') + (last?.kind === 'br' || (!last && needsHeight) ? '<br>' : '')
}

/** Joins adjacent links with the same address. */
export function groupsByLink(runs: RichTextLine): { readonly href: string | undefined; readonly runs: RichTextRun[] }[] {
  const groups: { readonly href: string | undefined; readonly runs: RichTextRun[] }[] = []
  for (const run of runs) {
    const href = run.kind === 'br' ? undefined : run.href
    const last = groups.at(-1)
    if (last && last.href === href) last.runs.push(run)
    else groups.push({ href, runs: [run] })
  }
  return groups
}

function groupHtml({ href, runs }: { readonly href: string | undefined; readonly runs: RichTextLine }): string {
  const inside = runs.map(runHtml).join('')
  return href === undefined ? inside : element('a', attribute('href', href), inside)
}

function runHtml(run: RichTextRun): string {
  if (run.kind === 'br') return '<br>'
  if (run.kind === 'img') return `<img${attribute('src', run.src)}>`
  const formatted = run.formats.toReversed().reduce((inside, format) => element(format, '', inside), escaped(run.text))
  return run.style ? element('span', styleOf(run.style), formatted) : formatted
}

function element(tag: string, attributes: string, inside: string): string {
  return `<${tag}${attributes}>${inside}</${tag}>`
}

const styleOf = (style: string) => (style ? attribute('style', style) : '')
const attribute = (name: string, value: string) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
