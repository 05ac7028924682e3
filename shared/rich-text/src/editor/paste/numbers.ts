import {
  cleanRichTextStyle,
  RICH_TEXT_INDENT_STEP,
  RICH_TEXT_INDENTS,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextItem,
  type RichTextLine,
  type RichTextList,
} from '@console/contract'
import type { StylesOf } from './styles.ts'

/** Noncharacters, which no text contains: they part the number of an item from its words until all numbers are known. */
const START = '\ufdd0'
const END = '\ufdd1'
export const MARKS = /[\ufdd0\ufdd1]/g
const NUMBERED = new RegExp(`^${START}(.*?)${END} ?`)

export const marked = (number: string) => `${START}${number}${END} `

/** Returns what is before each item of a list; no entry for a bullet, an empty one for no mark. */
export function numbersOf(list: Element, stylesOf: StylesOf): Map<Element, string> {
  const items = [...list.children].filter((child) => child.localName === 'li')
  const isReversed = list.hasAttribute('reversed')
  const step = isReversed ? -1 : 1
  let ordinal = integer(list.getAttribute('start')) ?? (isReversed ? items.length : 1)
  const numbers = new Map<Element, string>()
  for (const item of items) {
    ordinal = integer(item.getAttribute('value')) ?? ordinal
    const number = numberIn(kindOf(item, list, stylesOf), ordinal)
    if (number !== undefined) numbers.set(item, number)
    ordinal += step
  }
  return numbers
}

function integer(text: string | null): number | undefined {
  const [digits] = /^\s*[+-]?\d{1,9}(?!\d)/.exec(text ?? '') ?? []
  return digits ? Number(digits) : undefined
}

/** `decimal`, `lower-roman` and the like, from the nearest place that says it. */
function kindOf(item: Element, list: Element, stylesOf: StylesOf): string {
  const said = [item, list].flatMap((element) => [stylesOf(element).get('list-style-type'), TYPES[element.getAttribute('type') ?? '']])
  return said.find((kind) => kind && KINDS.test(kind)) ?? (list.localName === 'ol' ? 'decimal' : 'disc')
}

const KINDS = /^(?:["']|none$|disc$|circle$|square$|decimal|lower-|upper-)/
const TYPES: Readonly<Record<string, string>> = {
  1: 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
  disc: 'disc',
  circle: 'disc',
  square: 'disc',
}

function numberIn(kind: string, ordinal: number): string | undefined {
  if (kind === 'none') return ''
  if (/^["']/.test(kind))
    return kind
      .slice(1, -1)
      .replace(/\\([\da-f]{1,6})\s?/gi, (_, code) => characterOf(code))
      .trim()
  if (/^(?:disc|circle|square)$/.test(kind)) return undefined
  return `${kind.startsWith('upper') ? digitsOf(ordinal, kind).toUpperCase() : digitsOf(ordinal, kind)}.`
}

const characterOf = (code: string) => String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))

function digitsOf(ordinal: number, kind: string): string {
  if (kind === 'decimal-leading-zero') return String(ordinal).padStart(2, '0')
  if (ordinal < 1) return String(ordinal)
  if (kind.endsWith('roman')) return inRoman(ordinal)
  if (kind.endsWith('greek')) return inLetters(ordinal, 'αβγδεζηθικλμνξοπρστυφχψω')
  return /alpha|latin/.test(kind) ? inLetters(ordinal, 'abcdefghijklmnopqrstuvwxyz') : String(ordinal)
}

/** a to z, then aa, ab and so on. */
function inLetters(ordinal: number, letters: string): string {
  const rest = Math.floor((ordinal - 1) / letters.length)
  return (rest > 0 ? inLetters(rest, letters) : '') + letters[(ordinal - 1) % letters.length]
}

const ROMAN = Object.entries({ m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 })

function inRoman(ordinal: number): string {
  const [digit, value] = ROMAN.find(([, one]) => one <= ordinal) ?? []
  return digit && value && ordinal < 4000 ? digit + (ordinal > value ? inRoman(ordinal - value) : '') : String(ordinal)
}

/**
 * Rich text numbers each list from 1. A list that was seen with these numbers stays a list; items of others become
 * paragraphs, or lines of the item around them, with the number as text.
 */
export function settleNumbers(document: RichTextDocument): RichTextDocument {
  return document.flatMap((block) => (block.kind === 'p' ? [block] : blocksOf(block, 0)))
}

function blocksOf(list: RichTextList, depth: number): RichTextBlock[] {
  if (isCounted(list)) return [counted(list)]
  const indent = `padding-left:${Math.min(depth, RICH_TEXT_INDENTS) * RICH_TEXT_INDENT_STEP}px`
  return list.items.flatMap(({ style, runs, lists }) => [
    { kind: 'p' as const, style: cleanRichTextStyle('p', `${style};${indent}`), runs: withNumber(runs, '') },
    ...lists.flatMap((below) => blocksOf(below, depth + 1)),
  ])
}

function counted({ kind, items }: RichTextList): RichTextList {
  return { kind, items: items.map(countedItem) }
}

function countedItem({ style, runs, lists }: RichTextItem): RichTextItem {
  const own = withoutNumber(runs)
  if (lists.every(isCounted)) return { style, runs: own, lists: lists.map(counted) }
  const lines = [...(own.length > 0 ? [own] : []), ...lists.flatMap(linesOf)]
  return { style, runs: lines.flatMap((line, at) => (at > 0 ? [{ kind: 'br' as const }, ...line] : line)), lists: [] }
}

function linesOf({ kind, items }: RichTextList): RichTextLine[] {
  return items.flatMap(({ runs, lists }) => [withNumber(runs, kind === 'ul' ? '•' : ''), ...lists.flatMap(linesOf)])
}

/** Returns whether the list, as rich text shows it, has the numbers that were seen. */
function isCounted({ kind, items }: RichTextList): boolean {
  const numbers = items.map(({ runs }) => numberOf(runs))
  if (kind === 'ul') return numbers.every((number) => !number) && !items.every(hasOwnMark)
  return items.every(({ runs }, at) => {
    const number = numbers[at]
    return number === undefined ? runs.length === 0 : number.replace(/[.)]$/, '') === String(at + 1)
  })
}

const hasOwnMark = ({ runs }: RichTextItem) => numberOf(runs) === '' && OWN_MARK.test(textOf(withoutNumber(runs)))

/** How an item begins that brings its mark as text, in a list that shows none. */
const OWN_MARK = /^(?:[☐☑○◉•·▪●◦✓✔✗–—*-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)])[\s\u00a0]/i

const textOf = ([first]: RichTextLine) => (first?.kind === 'text' ? first.text : '')
const numberOf = (runs: RichTextLine) => NUMBERED.exec(textOf(runs))?.[1]

function withoutNumber(runs: RichTextLine): RichTextLine {
  return changed(runs, (text) => text.replace(NUMBERED, ''))
}

function withNumber(runs: RichTextLine, bullet: string): RichTextLine {
  const number = numberOf(runs) ?? bullet
  return changed(runs, (text) => [number, text.replace(NUMBERED, '')].filter(Boolean).join(' '))
}

function changed(runs: RichTextLine, change: (text: string) => string): RichTextLine {
  const [first, ...rest] = runs
  if (first?.kind !== 'text') return runs
  const text = change(first.text)
  return text === '' ? rest : [{ ...first, text }, ...rest]
}
