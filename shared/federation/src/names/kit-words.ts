import texts from '@console/i18n/messages/en'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Returns the keys of the kit's messages, which modules may name, each with the arguments of its text: `count,name`. */
export const kitWords = (): Readonly<Record<string, string>> => argumentsByKey(texts)

export function argumentsByKey(messages: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, [...new Set(argumentsOf(parse(text)))].sort().join()]))
}

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [element.value, ...argumentsOf(element.children)]
    const choices = 'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : []
    return [element.value, ...choices]
  })
}
