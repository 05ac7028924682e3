import { expect, test } from '@jest/globals'
import { readAddresses, without } from './addresses.ts'

test.each([
  ['spaces', 'a@x.example b@x.example'],
  ['commas, also of other scripts', 'a@x.example,，、b@x.example,'],
  ['semicolons, tabs and spaces', ' a@x.example;\tb@x.example; '],
  ['line ends', 'a@x.example\r\n\r\nb@x.example\u2028'],
  ['a chat without blanks', 'a@x.example|b@x.example'],
  ['slashes', 'a@x.example/b@x.example'],
  ['a mail program', 'An Lê <a@x.example>, Bình Lê <b@x.example>'],
  ['a mail program, names behind', '<a@x.example> Mai Lê < b@x.example >'],
  ['a mail program, one without a name', 'a@x.example Mai <b@x.example>'],
  ['names in quotes', '"An Lê" <a@x.example> "b@x.example"'],
  ['names in quotes with commas and addresses', '"Lê, An" <a@x.example>; "Lê (b@old.example)" <b@x.example>'],
  ['last names first', 'Lê, An <a@x.example>; Lê, Bình <b@x.example>'],
  ['last names first, with commas', 'Lê, An <a@x.example>, Lê, Bình <b@x.example>'],
  ['addresses as names', "a@x.example <A@x.example>; 'b@x.example' <b@x.example>"],
  ['links of a document', 'a@x.example<mailto:a@x.example>\n[b@x.example](mailto:b@x.example)'],
  ['links of a page', 'mailto:a@x.example\n<a href="mailto:b@x.example?subject=Hi">b@x.example</a>'],
  ['links of a chat', '<mailto:a@x.example|a@x.example> and <mailto:b@x.example|b@x.example>'],
  ['two columns', 'An Lê\ta@x.example\r\nBình Lê\tb@x.example\r\n'],
  ['more columns, some with dots', '1\tAn\ta@x.example\tlotus.example\n2\tBình\tb@x.example\tlotus.example'],
  ['a CSV file', '"Lê, An",a@x.example,090\nBình,b@x.example,091'],
  ['a vCard', 'EMAIL;TYPE=INTERNET:a@x.example\nEMAIL;TYPE=WORK:b@x.example'],
  ['bullets and numbers', '• a@x.example\n2. -b@x.example'],
  ['signs of other scripts', 'An：a@x.example（work）\n【b@x.example】'],
  ['numbers without a blank', '1.a@x.example\n2.b@x.example'],
  ['mentions of a document', '+a@x.example, +b@x.example'],
  ['slanted and bold words', '*_a@x.example_* and _b@x.example_.'],
  ['a link with a blank', '<a href="mailto:%20a@x.example">\n&lt;b@x.example&gt;'],
  ['a link to two', 'mailto:a@x.example?subject=Hi&cc=b@x.example'],
  ['addresses of pages beside them', 'a@x.example https://an:b@y.example/@an\nb@x.example'],
  ['last names first, in round brackets', 'Lê, An (a@x.example); Trần, Bình [mailto:b@x.example]'],
  ['a CSV file with semicolons', 'An;a@x.example;090\n\nBình;b@x.example;091\n'],
  ['a CSV row with quotes', '"",a@x.example,"<b@x.example>"'],
  ['a CSV file with quotes', '"An",a@x.example\n"Bình","<b@x.example>"'],
  ['a sentence', 'An is a@x.example.\nBình (b@x.example)!'],
  ['mentions of a chat', '@An: a@x.example\n- @Bình Lê *b@x.example*'],
  ['signs of other widths', 'a＠x．example\n_b@x.example_'],
  ['invisible characters', 'a@x.example\u200b\n\u2060b@x.\u00adexample\ufeff'],
])('from %s two people are invited, and nothing is said', (_, text) => {
  expect(readAddresses(text)).toEqual({
    addresses: [
      { email: 'a@x.example', state: 'ready' },
      { email: 'b@x.example', state: 'ready' },
    ],
    leftOut: [],
  })
})

test.each([
  ['a heading', 'Tên\tEmail\nAn\ta@x.example', ['Tên Email']],
  ['a row without an address', 'An\ta@x.example\nMai\t\t090', ['Mai 090']],
  ['an address without its sign in a row of its own', 'a@x.example\nmai.x.example', ['mai.x.example']],
  ['one within a line', 'a@x.example mai.x.example', ['mai.x.example']],
  ['one that is spelled', 'a@x.example\nmai (at) x.example', ['mai (at) x.example']],
  ['one that is torn', 'a@x.example\nmai @x.example', ['mai @x.example']],
  ['one before a comma', 'a@x.example mai.x.example, b@x.example', ['mai.x.example']],
  ['a line of another system', 'Mai\u2028a@x.example', ['Mai']],
  ['a part of a list without one', 'a@x.example, Mai, b@x.example\nc@x.example', ['Mai']],
  ['a part of a list of names without one', 'An <a@x.example>; Mai Lê; Bình <b@x.example>', ['Mai Lê']],
  ['one before and one behind the only address', 'To: Lan; An <a@x.example>, Mai Lê', ['To: Lan', 'Mai Lê']],
  ['two beside a last name', 'An <a@x.example>, Mai, Lê, Bình <b@x.example>', ['Mai']],
  ['one with empty brackets', 'An <a@x.example>, Mai Lê <>, Bình <b@x.example>', ['Mai Lê']],
  ['one in a row of several addresses', 'a@x.example\tb@x.example\tc.x.example', ['c.x.example']],
  ['one beside another, in each row', 'mai.x.example,a@x.example\nAn,b@x.example', ['mai.x.example']],
  ['one in capital letters', 'a@x.example BINH.X.EXAMPLE', ['BINH.X.EXAMPLE']],
  ['each once', 'a@x.example, mai.x.example, b@x.example', ['mai.x.example']],
  ['no lines of signs', 'a@x.example\n-----\n@', []],
])('of what has no address is named: %s', (_, text, leftOut) => {
  expect(readAddresses(text).leftOut).toEqual(leftOut)
})

test.each([["o'brien@x.example"], ['r&d@x.example'], ['a=b@x.example'], ['no@'], ['lê@x.example'], ['a@x'], ['a@x.example-b@x.example']])(
  '%s is marked as a whole, so that no one else is invited',
  (text) => expect(readAddresses(`${text} <${text}>`).addresses).toEqual([{ email: text, state: 'malformed' }]),
)

test.each(['a@fpt.com .vn', 'a@fpt.com. vn'])('%s is marked, because another host may have its first part', (text) =>
  expect(readAddresses(`An: ${text}`).addresses).toEqual([{ email: text, state: 'malformed' }]),
)

test.each(['-', '<', '/', '@', '"', '_', ' '])('a hundred thousand characters %j between addresses are read, and words cut', (sign) => {
  const { addresses } = readAddresses(`a@x.example${sign.repeat(100_000)}a@x.example\nc@x.example`)
  expect(addresses.at(-1)).toEqual({ email: 'c@x.example', state: 'ready' })
  expect(Math.max(...addresses.map(({ email }) => email.length))).toBeLessThan(330)
})

test('each address says whether it can be invited, and is in lower case, as it is sent', () => {
  const known = { members: new Set(['m@x.example']), pending: new Set(['p@x.example']) }
  expect(readAddresses('a@x.example A@X.example M@x.example p@x.example B@X.Example No@', known).addresses).toEqual([
    { email: 'a@x.example', state: 'ready' },
    { email: 'a@x.example', state: 'duplicate' },
    { email: 'm@x.example', state: 'member' },
    { email: 'p@x.example', state: 'pending' },
    { email: 'b@x.example', state: 'ready' },
    { email: 'No@', state: 'malformed' },
  ])
})

test('entries can be taken out of the list, and what has no address stays', () => {
  const list = readAddresses('Mai\na@x.example, no@; b@x.example')
  expect(without(list, (_, at) => at === 1)).toBe('a@x.example\nb@x.example\nMai')
})

test('a list that is written again names the same people', () => {
  const list = readAddresses('1.an@x.example, no@, 2.binh@x.example')
  const again = without(list, ({ state }) => state === 'malformed')
  expect(readAddresses(again).addresses).toEqual(list.addresses.filter(({ state }) => state === 'ready'))
})
