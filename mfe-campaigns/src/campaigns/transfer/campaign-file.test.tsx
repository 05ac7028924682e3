import { expect, test } from '@jest/globals'
import { readCampaignFile } from './campaign-file.ts'

const read = (...parts: BlobPart[]) => readCampaignFile(new Blob(parts))
const HEAD = '{\n"format": "publisher-console/campaign",\n'

test.each([
  ['a spreadsheet', 'name,start\nSummer,1/6'],
  ['a page', '<!doctype html><title>Console</title>'],
  ['an archive', 'PK\u0003\u0004'],
  ['another JSON', '{"name": "package"}'],
  ['a list', '[]'],
  ['nothing', ''],
])('%s is no campaign', async (_, text) => {
  expect(await read(text)).toEqual({ why: 'foreign' })
})

test.each([
  ['{\n"format":', { why: 'cut', line: 2 }],
  ['{\n"format": "publisher-con', { why: 'cut', line: 2 }],
  ['{\n"a": "x \\"quoted', { why: 'cut', line: 2 }],
  ['{\n"a": tr', { why: 'cut', line: 2 }],
  ['{\n"a": 12.', { why: 'cut', line: 2 }],
  ['// mine\n{}', { why: 'noJson', line: 1 }],
  [`${HEAD}"version": 1,\n}`, { why: 'noJson', line: 4 }],
  [`${HEAD}"version": 1\n"campaign": {}}`, { why: 'noJson', line: 4 }],
])('where %j stops being JSON is told', async (text, refusal) => {
  expect(await read(text)).toEqual(refusal)
})

test('a file that is too large is refused unread', async () => {
  expect(await read(' '.repeat(20 * 1024 * 1024 + 1))).toEqual({ why: 'tooLarge' })
})

test('a version that is no number is named, a newer one is not read', async () => {
  expect(await read(`${HEAD}"version": "1"}`)).toMatchObject({
    why: 'wrong',
    faults: [{ pointer: '/version', line: 3, code: 'invalid_type' }],
  })
  expect(await read(`${HEAD}"version": 2}`)).toEqual({ why: 'newer' })
})

test('what is missing is named at what it is missing in', async () => {
  const refusal = await read(`${HEAD}"version": 1,\n"campaign": {},\n"missions": []}`)
  expect(refusal).toMatchObject({ why: 'wrong' })
  expect('faults' in refusal && refusal.faults.map(({ pointer, line }) => [pointer, line])).toEqual([
    ['/campaign/name', 4],
    ['/campaign/description', 4],
    ['/campaign/start_date', 4],
    ['/campaign/end_date', 4],
    ['/campaign/campaign_applications', 4],
    ['/notifications', 1],
  ])
})

const CAMPAIGN = {
  name: 'Summer',
  description: '',
  status: 'active',
  start_date: '2026-06-01T00:00:00Z',
  end_date: '2026-06-02T00:00:00Z',
  campaign_applications: [{ id: 'p', application: { id: 'a', code: 'A', display_name: 'A', mode: 'LIVE', status: 'active' } }],
}
const withCampaign = (changes: object) =>
  read(
    JSON.stringify({
      format: 'publisher-console/campaign',
      version: 1,
      campaign: { ...CAMPAIGN, ...changes },
      missions: [],
      notifications: [],
    }),
  )

test.each([
  ['as it is', {}],
  ['of a status that the console does not know, since the copy is inactive', { status: 'paused' }],
  ['that never ends', { end_date: '9999-12-31T00:00:00Z' }],
  ['whose name is cut', { name: 'x'.repeat(201) }],
])('a campaign %s can be made', async (_, changes) => {
  expect(await withCampaign(changes)).toMatchObject({ missions: [] })
})

test.each([
  ['end_date', 'end_before_start', { end_date: '2026-06-01T00:00:00Z' }],
  ['name', 'required', { name: ' ' }],
  ['campaign_applications', 'min_items', { campaign_applications: [] }],
])('what the API would refuse of a campaign is named: %s', async (name, code, changes) => {
  expect(await withCampaign(changes)).toMatchObject({ why: 'wrong', faults: [{ pointer: `/campaign/${name}`, code }] })
})

test('a file that the browser cannot read, such as a folder, is said to be one', async () => {
  const folder = new File([], 'campaigns')
  const original = FileReader.prototype.readAsArrayBuffer
  FileReader.prototype.readAsArrayBuffer = function fail() {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>)
  }
  try {
    expect(await readCampaignFile(folder)).toEqual({ why: 'unreadable' })
  } finally {
    FileReader.prototype.readAsArrayBuffer = original
  }
})
