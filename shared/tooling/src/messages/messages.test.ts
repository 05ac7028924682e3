import { expect, test } from '@jest/globals'
import { parseSource } from '../boundaries/source-file.ts'
import { firstWordComplaint, firstWords } from './first-words.ts'
import { strays } from './message-findings.ts'
import { pairFindings } from './pair-findings.ts'
import { unusedKeys } from './unused-keys.ts'

test.each([
  ['a key that English lacks', {}, { a: 'Lưu' }, /missing in en\.ts/],
  ['a key that Vietnamese lacks', { a: 'Save' }, {}, /missing in vi\.ts: add the Vietnamese/],
  ['an empty text', { a: 'Save' }, { a: ' ' }, /is empty/],
  ['a text that is not ICU', { a: 'Save {' }, { a: 'Lưu' }, /cannot be read in en\.ts/],
  ['a Vietnamese text that is not ICU', { a: 'Save' }, { a: 'Lưu {n' }, /cannot be read in vi\.ts/],
  ['an argument that got lost', { a: 'By {name}' }, { a: 'Do ai đó' }, /lacks \{name\} in vi\.ts/],
  ['an argument that no one passes', { a: 'Save' }, { a: 'Lưu {name}' }, /has \{name\} in vi\.ts alone/],
  ['a number that became a plain value', { a: '{n, number} MB' }, { a: '{n} dòng' }, /lacks \{n, number\}/],
  ['a counted thing with a plain value', { a: '{n, plural, one {# day} other {# days}}' }, { a: '{n} ngày' }, /lacks \{n, number\}/],
  ['a date that became a plain value', { a: 'On {d, date, long}' }, { a: 'Ngày {d}' }, /lacks \{d, date\}/],
  [
    'a choice with other cases',
    { a: '{s, select, on {On} other {Off}}' },
    { a: '{s, select, off {Tắt} other {Bật}}' },
    /lacks \{s, select: on other\}/,
  ],
  ['a tag that got lost', { a: 'See <link>here</link>' }, { a: 'Xem ở đây' }, /lacks <link>/],
  [
    'a plural in Vietnamese',
    { a: '{n, plural, one {# day} other {# days}}' },
    { a: '{n, plural, other {# ngày}}' },
    /has a plural in vi\.ts/,
  ],
  ['a word that the glossary calls otherwise', { a: 'The campaigns' }, { a: 'Các đợt chạy' }, /glossary's Vietnamese is 'chiến dịch'/],
  ['a count that is passed as text', { a: '{count} left' }, { a: 'Còn {count}' }, /takes \{count\} as text: pass the number/],
  ['a plural said of any number', { a: '{n, number} rows' }, { a: '{n, number} dòng' }, /'rows' of any number/],
  ['a straight apostrophe', { a: "It's gone" }, { a: 'Không còn' }, /in en\.ts: use ’/],
  ['a British spelling', { a: 'The colour' }, { a: 'Màu' }, /spell as Americans do/],
  ['e-mail', { a: 'The E-mail' }, { a: 'Thư' }, /write 'email'/],
  ['may not', { a: 'You may not see it' }, { a: 'Bạn không xem được' }, /'can’t'/],
  ['cannot', { a: 'It cannot be changed' }, { a: 'Không thể thay đổi' }, /'can’t'/],
  ['nobody', { a: 'Nobody is left' }, { a: 'Không còn ai' }, /'no one'/],
  ['an area', { a: 'This area is off' }, { a: 'Mục này đang tắt' }, /'section'/],
  ['a unit that may be parted from its number', { a: '{n, number} MB' }, { a: '{n, number}\u00A0MB' }, /u00A0 between/],
  ['a pronoun for many', { a: 'End both first' }, { a: 'Hãy kết thúc chúng trước' }, /name the thing again/],
  ["a source that is called 'nguồn'", { a: 'No place' }, { a: 'Không có nguồn' }, /nguồn cài đặt/],
  ['accents apart from their letters', { a: 'Save it' }, { a: 'Lưu lại'.normalize('NFD') }, /Unicode NFC/],
  ['a full stop in one language', { a: 'It is gone.' }, { a: 'Không còn' }, /end both languages alike/],
  ['an English text among the Vietnamese', { a: 'Save' }, { a: 'Save' }, /translate it, or list the words in same-words\.ts/],
])('refused: %s', (_what, en, vi, message) => {
  expect(pairFindings(en, vi)).toEqual([{ key: 'a', message: expect.stringMatching(message) }])
})

test.each([
  ['words of both', { a: 'Save' }, { a: 'Lưu' }],
  ['a plural in English alone', { a: '{n, plural, one {# day} other {# days}}' }, { a: '{n, number} ngày' }],
  ['a number with its unit', { a: '{n, number}\u00A0MB' }, { a: '{n, number}\u00A0MB' }],
  ["the specification's cannot", { a: 'This action cannot be undone.' }, { a: 'Không thể hoàn tác thao tác này.' }],
  [
    'a word for tomorrow',
    { a: '{n, plural, =0 {Today} =1 {Tomorrow} other {In # days}}' },
    { a: '{n, plural, =0 {Hôm nay} =1 {Ngày mai} other {Sau # ngày}}' },
  ],
  ['a part that is left out at zero', { a: 'Days{n, plural, =0 {} one {: #} other {: #}}' }, { a: 'Ngày{n, plural, =0 {} other {: #}}' }],
  ['two words joined to another', { a: 'Role-playing' }, { a: 'Nhập vai' }],
  ["the product's name", { a: 'Open Publisher Console' }, { a: 'Mở Publisher Console' }],
  ['what the specification gives', { a: "Can't update this campaign because it's ended" }, { a: 'Chiến dịch đã kết thúc' }],
  ['a name that stays', { a: 'Email' }, { a: 'Email' }],
  ['nothing but arguments and signs', { a: '{from}–{to}' }, { a: '{from}–{to}' }],
])('accepted: %s', (_what, en, vi) => {
  expect(pairFindings(en, vi)).toEqual([])
})

test.each(['row.title', 'row.done', 'row.failed'])('%s has no full stop', (key) => {
  expect(pairFindings({ [key]: 'It is gone.' }, { [key]: 'Không còn.' })).toEqual([{ key, message: expect.stringMatching(/full stop/) }])
})

test('a key is used when code names it, or makes it from a template', () => {
  const code = ["text('page.title')", 'text(`error.${code}`)', 'text(`point.${id}.title`)', 'const path = `${a}.${b}`']
  const keys = ['page.title', 'error.conflict', 'point.one.title', 'point.one.text', 'page.text']
  expect(unusedKeys(keys, code.map(read))).toEqual(['point.one.text', 'page.text'])
})

const read = (code: string) => parseSource('x.tsx', code).program

const campaignRecord = parseSource(
  'mfe-campaigns/src/campaigns/campaign-record.ts',
  "describeRecord({ messagePrefix: 'campaign', listMessagePrefix: 'campaigns' })",
)

test('a record uses the keys that the kit makes of its word, and no others', () => {
  const keys = ['campaign.gone', 'campaign.deleteMany.title', 'campaigns.none.title', 'campaign.period', 'campaigns.gone', 'mission.gone']
  const code = [campaignRecord.program, read("const x = { messagePrefix: 'mission' }")]
  expect(unusedKeys(keys, code)).toEqual(['campaign.period', 'campaigns.gone', 'mission.gone'])
})

test('a text of a folder of the shell is named in that folder alone', () => {
  const shell = ['home/home.tsx', 'home/home.test.tsx', 'navigation/menu.tsx'].map((path) =>
    parseSource(`shell/src/${path}`, "\ntext('home.title')"),
  )
  expect(strays('shell/src/home', ['home.title'], shell)).toEqual([
    { path: 'shell/src/navigation/menu.tsx', line: 2, message: expect.stringMatching(/comes with the code of shell\/src\/home alone/) },
  ])
  expect(strays('mfe-team/src/roles', ['home.title'], shell)).toEqual([])
})

const files = [
  campaignRecord,
  parseSource('mfe-campaigns/src/metric-requests/metric-request-record.ts', ''),
  parseSource('mfe-campaigns/src/metric-requests/review/answer.tsx', ''),
  parseSource('mfe-campaigns/src/messages/en.ts', ''),
  parseSource('mfe-campaigns/src/metric-requests/review/messages/en.ts', ''),
  parseSource('mfe-campaigns/src/text.ts', ''),
  parseSource('mfe-auth/src/sign-in/login.page.tsx', ''),
]

test("a module's words begin with its records, its features, and what every module has", () => {
  const everywhere = ['nav', 'command', 'crumb', 'search', 'attention', 'schedule', 'error', 'field']
  expect(firstWords('mfe-campaigns', files)).toEqual([
    ...everywhere,
    'campaign',
    'metricRequest',
    'campaigns',
    'metricRequests',
    'reward',
    'survey',
    'rule',
    'estimate',
  ])
  expect(firstWords('mfe-auth', files)).toEqual([
    ...everywhere,
    'signIn',
    'login',
    'testers',
    'google',
    'code',
    'password',
    'steps',
    'invitation',
  ])
})

test.each(['create.title', 'mission.title', 'text.title', 'messages.title', 'metric-request.title', 'answer.title', 'campaign'])(
  '%s does not begin with a word of the module',
  (key) => {
    expect(firstWordComplaint(key, firstWords('mfe-campaigns', files))).toMatch(
      /does not say what it is about: begin it with the record's word/,
    )
  },
)

test.each(['campaign.create.title', 'campaigns.title', 'metricRequest.title', 'nav.campaigns', 'crumb.create'])('%s does', (key) => {
  expect(firstWordComplaint(key, firstWords('mfe-campaigns', files))).toBeUndefined()
})
