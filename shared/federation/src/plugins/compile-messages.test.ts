import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { IntlMessageFormat } from 'intl-messageformat'
import { compiledMessages } from './compile-messages.ts'

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
  const source = `export default {\n  // 'a.a': 'Gone'\n  'a.b': ${literal} } as const`
  const message = read(compiledMessages(source, 'en'))['a.b']
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

const COMPILED = `{ 'a.b': ${JSON.stringify([{ type: 0, value: 'Words' }])} }`

test.each([
  ["export default ({ 'a.b': 'Words' }) satisfies Texts", `export default (${COMPILED}) satisfies Texts`],
  [
    "const messages = { 'a.b': 'Words' } as const\nexport default messages",
    `const messages = ${COMPILED} as const\nexport default messages`,
  ],
  [
    "import part from '../part/messages/en.ts'\nexport default { ...part, 'a.b': 'Words' }",
    `import part from '../part/messages/en.ts'\nexport default { ...part, ${COMPILED.slice(2)}`,
  ],
])('%s is compiled', (source, compiled) => expect(compiledMessages(source, 'en')).toBe(compiled))

const NO_TEXT = 'en.ts:2: a message is a text of literals'
const NO_FILE = /en\.ts:[12]: a file of messages says export default/

test.each([
  ["export default {\n'a.b': '{n, plural, one {#}' }", 'MISSING_OTHER_CLAUSE'],
  ["export default {\n'a.b': `Rows: ${ROWS}` }", NO_TEXT],
  ["export default {\n'a.b': OTHER }", NO_TEXT],
  ["export default {\n'a.b': 7 }", NO_TEXT],
  ["export default {\n'a': { b: 'Words' } }", NO_TEXT],
  ["export default {\n[KEY]: 'Words' }", NO_TEXT],
  ["const own = { 'a.b': 'Words' }\nexport default { ...own }", 'en.ts:2: what is spread here is not imported'],
  ["import own from './own.ts'\nexport default { ...own }", 'en.ts:2: what is spread here is not imported'],
  ["\nexport default defineMessages({ 'a.b': 'Words' })", NO_FILE],
  ["import own from './own.ts'\nexport default own", NO_FILE],
  ["const own = { 'a.b': 'Words' }\nexport { own as default }", NO_FILE],
])('%s fails the build', (source, why) => expect(() => compiledMessages(source, 'en')).toThrow(why))

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
