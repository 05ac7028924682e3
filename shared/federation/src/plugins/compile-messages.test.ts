import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { IntlMessageFormat } from 'intl-messageformat'
import { compiledMessages } from './compile-messages.ts'

/** The own messages of a source text, as a browser gets them. */
function read(source: string): Readonly<Record<string, unknown>> {
  const object = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1).replaceAll(/^\s*(?:\.\.\.\w+,|\/\/.*)$/gm, '')
  return Function(`return ${object}`)()
}

test.each([
  ['plain', `'Plain words'`, 'Plain words'],
  ['quotes of the other kind', `'Say “it” with "these"'`, 'Say “it” with "these"'],
  ['an apostrophe', `"Couldn't"`, "Couldn't"],
  ['an escaped one', `'Couldn\\'t'`, "Couldn't"],
  ['in backquotes', '`{n, number} of {name}`', '2 of Lotus'],
  ['of two parts', `'Two ' +\n    "words"`, 'Two words'],
  ['on a line of its own', `\n    'Long words'`, 'Long words'],
  ['with values', `'{n, plural, one {# row} other {# rows}} of {name}'`, '2 rows of Lotus'],
  ['that looks like a message', `'Not this: “x”, y'`, 'Not this: “x”, y'],
])('a text %s is compiled and says the same', (_, literal, words) => {
  const source = `export default { ...others, // 'a.a': 'Gone'\n  'a.b': ${literal} } as const`
  const message = read(compiledMessages(source.replace('...others,', ''), 'en'))['a.b']
  expect(Array.isArray(message)).toBe(true)
  expect(new IntlMessageFormat(message as never, 'en').format({ n: 2, name: 'Lotus' })).toBe(words)
})

test.each([
  ['campaign.end.title', 'vi', 'Kết\u00a0thúc các chiến\u00a0dịch\u00a0này?'],
  ['campaign.title.hint', 'vi', 'Kết thúc các chiến dịch này?'],
  ['campaign.end.title', 'en', 'Kết thúc các chiến dịch này?'],
] as const)('%s is made a heading if it is one, in %s: %s', (key, locale, words) => {
  const message = read(compiledMessages(`export default { '${key}': 'Kết thúc các chiến dịch này?' }`, locale))[key]
  expect(new IntlMessageFormat(message as never, 'vi').format()).toBe(words)
})

test.each([
  ['a text that ICU cannot read', `'{n, plural, one {#}'`, 'MISSING_OTHER_CLAUSE'],
  ['a text with values of code', '`Rows: ${ROWS}`', 'en.ts:2: a message is a text in quotes'],
  ['a name', 'OTHER', 'en.ts:2: a message is a text in quotes'],
  ['a number', '7', 'en.ts:2: a message is a text in quotes'],
])('%s fails the build', (_, value, why) => {
  expect(() => compiledMessages(`export default {\n  'a.b': ${value},\n}`, 'en')).toThrow(why)
})

const files = globSync('{shell,mfe-*,shared}/**/messages/{en,vi}.ts', { exclude: ['**/node_modules/**', '**/fixtures/**'] })

test('no text of any file of messages is missed', () => {
  expect(files.length).toBeGreaterThan(80)
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    const compiled = read(compiledMessages(source, file.endsWith('vi.ts') ? 'vi' : 'en'))
    expect(Object.keys(compiled)).toEqual(Object.keys(read(source)))
    expect({ file, plain: Object.keys(compiled).filter((key) => !Array.isArray(compiled[key])) }).toEqual({ file, plain: [] })
  }
})
