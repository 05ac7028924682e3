import {
  groupsByLink,
  isHttpUrl,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextItem,
  type RichTextLine,
  type RichTextRun,
} from '@console/contract'
import { type CSSProperties, createElement, type ReactNode } from 'react'

/** Children are passed one by one: nothing in a text moves, so nothing in it needs a key. */
export function drawRichText(document: RichTextDocument): ReactNode[] {
  return document.map(drawBlock)
}

function drawBlock(block: RichTextBlock, key?: number): ReactNode {
  if (block.kind === 'p') return createElement('p', { key, style: styleOf(block.style) }, ...drawLine(block.runs))
  return createElement(block.kind, { key }, ...block.items.map(drawItem))
}

function drawItem({ style, runs, lists }: RichTextItem): ReactNode {
  // An item that only carries lists has no mark of its own; a selector cannot tell it from one that begins with words.
  const isCarrier = runs.length === 0 && lists.length > 0
  const line = isCarrier ? [] : drawLine(runs)
  const look = isCarrier ? { ...styleOf(style), listStyleType: 'none' } : styleOf(style)
  return createElement('li', { style: look }, ...line, ...lists.map((list) => drawBlock(list)))
}

function drawLine(runs: RichTextLine): ReactNode[] {
  const last = runs.at(-1)
  const groups = groupsByLink(runs).flatMap(({ href, runs: inside }) => {
    const drawn = inside.map(drawRun)
    return href === undefined ? drawn : [createElement('a', linkTo(href), ...drawn)]
  })
  if (!last || last.kind === 'br') groups.push(createElement('br'))
  return groups
}

/** Web addresses open beside the console; an app link is handed to the app, without a window that would stay empty. */
function linkTo(href: string) {
  return { href, rel: 'noopener noreferrer', ...(isHttpUrl(href) ? { target: '_blank' } : {}) }
}

function drawRun(run: RichTextRun): ReactNode {
  if (run.kind === 'br') return createElement('br')
  if (run.kind === 'img') return createElement('img', { src: run.src, alt: '', loading: 'lazy', referrerPolicy: 'no-referrer' })
  const formatted = run.formats.toReversed().reduce<ReactNode>((inside, format) => createElement(format, null, inside), run.text)
  return run.style ? createElement('span', { style: styleOf(run.style) }, formatted) : formatted
}

/** `font-size:12px;color:#fff` as React takes it. */
function styleOf(style: string): CSSProperties | undefined {
  if (!style) return undefined
  const pairs = style.split(';').map((declaration) => declaration.split(':', 2))
  return Object.fromEntries(pairs.map(([name = '', value]) => [camelCase(name), value]))
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
