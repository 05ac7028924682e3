import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { countComplaint } from './count-arguments.ts'
import { glossaryComplaint } from './glossary.ts'
import { endingComplaint, styleComplaint } from './house-style.ts'
import { isSameInBoth } from './same-words.ts'

export type Words = Readonly<Record<string, string>>

export interface WordFinding {
  readonly key: string
  readonly message: string
}

export function pairFindings(en: Words, vi: Words): WordFinding[] {
  const keys = [...new Set([...Object.keys(en), ...Object.keys(vi)])]
  return keys.flatMap((key) => {
    const complaint = keyComplaint(key, en[key], vi[key])
    return complaint ? [{ key, message: complaint }] : []
  })
}

function keyComplaint(key: string, en: string | undefined, vi: string | undefined): string | undefined {
  if (en === undefined) return `'${key}' is missing in en.ts: add it, or remove it from vi.ts.`
  if (vi === undefined) return `'${key}' is missing in vi.ts: add the Vietnamese.`
  if (!en.trim() || !vi.trim()) return `'${key}' is empty: write the words, or remove the key.`
  const [english, vietnamese] = [shapeOf(en), shapeOf(vi)]
  if (typeof english === 'string') return `'${key}' cannot be read in en.ts (${english}): correct the ICU syntax.`
  if (typeof vietnamese === 'string') return `'${key}' cannot be read in vi.ts (${vietnamese}): correct the ICU syntax.`
  if (vietnamese.plural)
    return `'${key}' has a plural in vi.ts: Vietnamese has one form, write {${vietnamese.plural}, number} and the words.`
  const lost = english.parts.filter((part) => !vietnamese.parts.includes(part))
  if (lost.length > 0) return `'${key}' lacks ${lost.join(', ')} in vi.ts: use what the English uses.`
  const more = vietnamese.parts.filter((part) => !english.parts.includes(part))
  if (more.length > 0) return `'${key}' has ${more.join(', ')} in vi.ts alone: nobody passes it in.`
  if (en === vi && !isSameInBoth(en)) return `'${key}' is '${en}' in both languages: translate it, or list the words in same-words.ts.`
  const count = countComplaint(en, english.parts)
  if (count) return `'${key}' ${count}.`
  for (const [language, words] of [
    ['en', en],
    ['vi', vi],
  ] as const) {
    const style = styleComplaint(language, words)
    if (style) return `'${key}' is '${words}' in ${language}.ts: ${style}.`
  }
  const end = endingComplaint(key, en, vi)
  if (end) return `'${key}': ${end}.`
  return glossaryComplaint(key, en, vi)
}

interface Shape {
  /** `{name}`, `{name, number}`, `{name, date}`, `{name, select: a b}`, `<b>`; each once, sorted. */
  readonly parts: readonly string[]
  readonly plural: string | undefined
}

/** Returns the arguments of a text, or the parser's message if the text is not ICU. */
function shapeOf(text: string): Shape | string {
  try {
    const parts = new Set<string>()
    const plurals: string[] = []
    collect(parse(text), parts, plurals)
    return { parts: [...parts].sort(), plural: plurals[0] }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function collect(elements: readonly MessageFormatElement[], parts: Set<string>, plurals: string[]): void {
  for (const element of elements) {
    if (element.type === TYPE.plural) {
      // '=0' with only '=1' and 'other' beside it is not a plural: '=0' leaves out the part when the count is zero, and '=1' is a word
      // of its own, such as 'tomorrow'.
      if (Object.keys(element.options).some((form) => !['=0', '=1', 'other'].includes(form)) || !('=0' in element.options))
        plurals.push(element.value)
      // Vietnamese has the number alone, in the format of the locale.
      parts.add(`{${element.value}, number}`)
      for (const option of Object.values(element.options)) collect(option.value, parts, plurals)
    } else if (element.type === TYPE.select) {
      parts.add(`{${element.value}, select: ${Object.keys(element.options).sort().join(' ')}}`)
      for (const option of Object.values(element.options)) collect(option.value, parts, plurals)
    } else if (element.type === TYPE.tag) {
      parts.add(`<${element.value}>`)
      collect(element.children, parts, plurals)
    } else if (element.type === TYPE.date || element.type === TYPE.time) {
      parts.add(`{${element.value}, ${element.type === TYPE.date ? 'date' : 'time'}}`)
    } else if (element.type === TYPE.number) {
      parts.add(`{${element.value}, number}`)
    } else if (element.type === TYPE.argument) {
      parts.add(`{${element.value}}`)
    }
  }
}
