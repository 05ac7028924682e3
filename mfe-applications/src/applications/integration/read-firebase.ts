import { firebaseFacts, isJsonObject, jsonIn, secretIn } from '@console/contract'

/** Returns undefined if the text cannot be read. */
export function readFirebase(text: string): unknown {
  const json = jsonIn(text)
  // A tool's output has the config inside.
  if (json !== undefined) return namesProject(json) || secretIn(json) ? json : (scriptObjectIn(text) ?? json)
  return text.includes('<plist') ? plistIn(text) : scriptObjectIn(text)
}

const namesProject = (value: unknown) => isJsonObject(value) && firebaseFacts(value).project !== null

/** The outermost dictionary alone, since chats make invalid XML of the quotes before it. */
function plistIn(text: string): unknown {
  const dict = text.slice(text.indexOf('<dict>'), text.lastIndexOf('</dict>') + '</dict>'.length)
  const { documentElement } = new DOMParser().parseFromString(dict, 'application/xml')
  // In faulty XML the browser puts an element of this name around the rest or inside it.
  return documentElement.localName === 'dict' && !documentElement.querySelector('parsererror') ? plistValue(documentElement) : undefined
}

function plistValue(element: Element): unknown {
  const parts = [...element.children]
  switch (element.localName) {
    case 'dict':
      return Object.fromEntries(
        parts.flatMap((part, at) =>
          part.localName === 'key' ? [[part.textContent, parts[at + 1] && plistValue(parts[at + 1] as Element)]] : [],
        ),
      )
    case 'array':
      return parts.map(plistValue)
    case 'true':
    case 'false':
      return element.localName === 'true'
    case 'integer':
    case 'real':
      return Number(element.textContent)
    default:
      return element.textContent
  }
}

/** White space and comments, which are dropped; texts of one line; names; numbers; any other sign. */
const TOKEN =
  /(\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\$\n])*`)|([\p{L}_$][\p{L}\p{N}_$]*)|-?[\d.]+(?:e[+-]?\d+)?|[\s\S]/giu

/** A config behind more objects than this is not found. */
const LOOKED_AT = 20

/** Prefers an object literal that holds a secret, which is refused; else one with the names of a config; else the first. */
function scriptObjectIn(text: string): unknown {
  const seen = text.replace(/\p{Cf}/gu, '').replace(/^`+\w*|`+$/g, '')
  const tokens = tokensOf(seen.includes('"') ? seen : seen.replace(/[“”„«»]/g, '"').replace(/[‘’‚]/g, "'"))
  const found = literalsIn(tokens)
    .slice(0, LOOKED_AT)
    .flatMap(([from, to]) => (jsonIn(jsonOf(tokens.slice(from, to + 1))) as object | undefined) ?? [])
  const isConfig = (one: object) => namesProject(one) && ('apiKey' in one || 'client' in one || 'GOOGLE_APP_ID' in one)
  return found.find(secretIn) ?? found.find(isConfig) ?? found[0]
}

type Token = { readonly kind: 'text' | 'name' | 'sign'; readonly written: string }

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].flatMap(([written, nothing, quoted, name]) =>
    nothing === undefined ? [{ kind: quoted ? 'text' : name ? 'name' : 'sign', written } as const] : [],
  )

/** Pairs of braces, in the order in which they open. */
function literalsIn(tokens: readonly Token[]): (readonly [from: number, to: number])[] {
  const open: number[] = []
  const pairs: (readonly [number, number])[] = []
  for (const [at, { kind, written }] of tokens.entries()) {
    if (kind === 'sign' && written === '{') open.push(at)
    const from = kind === 'sign' && written === '}' ? open.pop() : undefined
    if (from !== undefined) pairs.push([from, at])
  }
  return pairs.sort(([a], [b]) => a - b)
}

/** Anything that JSON lacks stays, and fails to parse later. */
const jsonOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ kind, written }, at) => {
      const next = tokens[at + 1]?.written
      if (kind === 'text') return `"${written.slice(1, -1).replace(/\\(.)|["\t]/gu, escaped)}"`
      if (kind === 'name' && next === ':') return JSON.stringify(written)
      return written === ',' && (next === '}' || next === ']') ? '' : written
    })
    .join('')

/** Keeps only the escapes that JSON knows. */
function escaped(written: string, sign: string | undefined): string {
  if (sign === undefined) return JSON.stringify(written).slice(1, -1)
  return '"\\/bfnrtu'.includes(sign) ? written : sign
}

export function kindOf(text: string): string {
  if (/^\s*(?:<!doctype html|<html|<head|<body)/i.test(text)) return 'page'
  if (/^\s*</.test(text)) return 'xml'
  if (/^[a-z][\w+.-]*:\/\/\S+$/i.test(text)) return 'address'
  if (/^[^\s{}]+$/.test(text)) return 'value'
  if (text.split('\n').every((line) => /^\s*(?:#|$|(?:export\s+)?\w+\s*=)/.test(line))) return 'settings'
  const opened = text.split('{').length
  if (opened === 1) return 'text'
  return opened > text.split('}').length ? 'incomplete' : 'code'
}
