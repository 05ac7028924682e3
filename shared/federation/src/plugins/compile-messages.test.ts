import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { IntlMessageFormat } from 'intl-messageformat'
import { compiledMessages } from './compile-messages.ts'

/** The messages of a source text, as a browser gets them. */
function read(source: string): Readonly<Record<string, unknown>> {
  const object = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1).replaceAll(/^\s*(?:\.\.\.\w+,|\/\/.*)$/gm, '')
  return Function(`return ${object}`)()
}

test.each([
  ['plain', `{ 'a.b': 'Plain words' }`, 'Plain words'],
  ['quotes of the other kind', `{ 'a.b': 'Say “it” with "these"' }`, 'Say “it” with "these"'],
  ['an apostrophe', `{ 'a.b': "Couldn't" }`, "Couldn't"],
  ['an escaped one', `{ 'a.b': 'Couldn\\'t' }`, "Couldn't"],
  ['on a line of its own', `{\n  'a.b':\n    'Long words',\n}`, 'Long words'],
  ['with values', `{ 'a.b': '{n, plural, one {# row} other {# rows}} of {name}' }`, '2 rows of Lotus'],
  ['that looks like a message', `{ 'a.b': 'Not this: “x”, y' }`, 'Not this: “x”, y'],
])('a text %s is compiled and says the same', (_, source, words) => {
  const message = read(compiledMessages(source, 'en'))['a.b']
  expect(Array.isArray(message)).toBe(true)
  expect(new IntlMessageFormat(message as never, 'en').format({ n: 2, name: 'Lotus' })).toBe(words)
})

test.each([
  ['campaign.end.title', 'vi', 'Kết\u00a0thúc các chiến\u00a0dịch\u00a0này?'],
  ['campaign.title.hint', 'vi', 'Kết thúc các chiến dịch này?'],
  ['campaign.end.title', 'en', 'Kết thúc các chiến dịch này?'],
] as const)('%s is made a heading if it is one, in %s: %s', (key, locale, words) => {
  const message = read(compiledMessages(`{ '${key}': 'Kết thúc các chiến dịch này?' }`, locale))[key]
  expect(new IntlMessageFormat(message as never, 'vi').format()).toBe(words)
})

test('a text that ICU cannot read fails the build', () => {
  expect(() => compiledMessages(`{ 'a.b': '{n, plural, one {#}' }`, 'en')).toThrow()
})

test.each(['shared/i18n', 'shared/rich-text', 'shell', 'mfe-auth', 'mfe-campaigns', 'mfe-applications', 'mfe-onelinks', 'mfe-team'])(
  'no text of %s is missed',
  (folder) => {
    for (const locale of ['en', 'vi'] as const) {
      const source = readFileSync(`${folder}/src/messages/${locale}.ts`, 'utf8')
      const texts = Object.values(read(source))
      const compiled = Object.values(read(compiledMessages(source, locale)))
      expect(compiled).toHaveLength(texts.length)
      expect(compiled.filter((message) => !Array.isArray(message))).toEqual([])
    }
  },
)
