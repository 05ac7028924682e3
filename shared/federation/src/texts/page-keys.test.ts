import { globSync, readFileSync } from 'node:fs'
import { OPENED_WORDS } from '@console/records/words'
import { expect, test } from '@jest/globals'
import { parseCode, Visitor } from '../sources/syntax.ts'
import { keysOfPage, untoldKeys } from './page-keys.ts'

const keysIn = (keys: readonly string[], code: readonly string[]) =>
  keysOfPage(
    keys,
    code.map((one) => parseCode(one).program),
  )
const RECORD = "export const campaign = describeRecord({ messagePrefix: 'campaign', listMessagePrefix: 'campaigns', text: useText })"

test('a page shows what its code names, wherever in it', () => {
  const code = ["text('campaigns.period')", "const Panel = lazy(() => import('./panel.tsx'))", 'text(`campaign.kind.${kind}`)']
  const keys = ['campaigns.period', 'campaign.kind.old', 'campaign.description', 'campaign.kind.new']
  expect(keysIn(keys, code)).toEqual(['campaigns.period', 'campaign.kind.old', 'campaign.kind.new'])
})

test('a page shows what its data name', () => {
  const data = parseCode('{ "steps": [{ "title": "campaign.first" }] }', 'steps.json').program
  expect(keysOfPage(['campaign.first', 'campaign.second'], [data])).toEqual(['campaign.first'])
})

test('a page with a record shows what the kit says of it', () => {
  const keys = ['campaign.gone', 'campaign.period', 'campaigns.none.title', 'campaigns.period', 'mission.gone']
  const opens = "import { RecordPage } from '@console/records/page'"
  const opensLater = "lazy(() => import('@console/records/page').then((page) => ({ default: page.RecordPage })))"
  const described = RECORD.replace('describeRecord', 'records.describeRecord')
  for (const code of [
    [RECORD, opens],
    [RECORD, opensLater],
    [described, opens],
  ])
    expect(keysIn(keys, code)).toEqual(['campaign.gone', 'campaigns.none.title'])
  expect(keysIn(keys, ["const filter = { messagePrefix: 'mission' }"])).toEqual([])
})

test('a list shows nothing of what only the page and the forms of a record say', () => {
  const keys = ['campaign.gone', 'campaign.create.title', 'campaign.create.done', 'campaign.edit.title', 'campaign.delete.title']
  const listed = ['campaign.create.title', 'campaign.delete.title']
  expect(keysIn(keys, [RECORD, "import { RecordList } from '@console/records'"])).toEqual(listed)
  expect(keysIn(keys, [RECORD, "import { ConfirmAction } from '@console/records/page'"])).toEqual(listed)
  expect(keysIn(keys, [RECORD, "import { RecordCreator } from '@console/records/form'"])).toEqual(keys)
})

test('a page can show the text of every code, since codes come with answers', () => {
  expect(keysIn(['error.task_ended', 'field.not_positive', 'errors.title'], [])).toEqual(['error.task_ended', 'field.not_positive'])
})

test.each([
  ['keys that may be any', 'text(`${of}.${key}`)', ['passes `${…}.${…}` to text, which may be any key: begin the template with a word']],
  [
    'a record whose prefix is no string',
    "describeSingle({ messagePrefix: PREFIX, text: useText }) + describeRecord({ messagePrefix: 'role', listMessagePrefix: 'roles' })",
    ["describes a record by another value: write messagePrefix: '…' as a string, and so listMessagePrefix"],
  ],
  [
    'a record whose list is called otherwise',
    "describeRecord({ messagePrefix: 'role', listMessagePrefix: LIST })",
    ["describes a record by another value: write messagePrefix: '…' as a string, and so listMessagePrefix"],
  ],
  ['nothing', `${RECORD}\ntext(\`campaign.\${key}\`)`, []],
])('a build is told of %s', (_, code, told) => {
  expect([...untoldKeys(parseCode(code).program)]).toEqual(told)
})

test('a list says nothing of a record that only its page and its forms say', () => {
  const files = globSync('shared/records/src/{*,list/**/*,actions/**/*,columns/**/*}.{ts,tsx}').filter(
    (file) => !/\.test\.|record-words|use-record-text/.test(file),
  )
  const keys: unknown[] = []
  const sayings = new Visitor({
    CallExpression({ callee, arguments: [key] }) {
      if (callee.type === 'Identifier' && /^(?:text|word)$/.test(callee.name) && key?.type === 'Literal') keys.push(key.value)
    },
  })
  for (const file of files) sayings.visit(parseCode(readFileSync(file, 'utf8'), file).program)
  expect(keys).toEqual(expect.arrayContaining(['create.title', 'delete.title']))
  expect(keys.filter((key) => OPENED_WORDS.some((one) => one === key))).toEqual([])
})
