import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { packageFile } from '../sources/package-files.ts'
import { messagesIn } from './messages-in.ts'

/** Returns the keys of the kit's messages, which modules may name, each with the arguments of its text: `count,name`. */
export function kitWords(): Readonly<Record<string, string>> {
  return wordsIn(readFileSync(packageFile('@console/i18n/messages/en'), 'utf8'))
}

export function wordsIn(source: string): Readonly<Record<string, string>> {
  return Object.fromEntries(messagesIn(source).map(({ key, text }) => [key, [...new Set(argumentsOf(parse(text)))].sort().join()]))
}

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [element.value, ...argumentsOf(element.children)]
    const choices = 'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : []
    return [element.value, ...choices]
  })
}
