import { call } from '@console/api'
import { type Application, getApplication, getSource, type Source } from '@console/contract'
import { idIn } from '@console/records'
import { bodyOf } from '@console/records/form'
import { type Json, storedWriter } from '@console/testing/stored-values'
import { expect, test } from '@jest/globals'
import { applicationRecord } from './applications/application-record.ts'
import { integrationForm } from './applications/integration/integration-values.ts'
import { sourceRecord } from './sources/source-record.ts'

const name = { en: 'Vietnam', vi: 'Việt Nam' }
const application = {
  id: 'a1',
  code: 'lotus',
  display_name: 'Lotus',
  mode: 'TEST',
  status: 'active',
  description: 'A game.',
  integration_info: {
    firebase_config: { projectId: 'p', alien: 1 },
    url: 'https://api.example/',
    reward_secret: 's',
    reward_secret_set: true,
  },
  category: { id: 'k1', code: 'puzzle', name },
  age_classification: { id: 'g1', code: 'all', name, min_age: 0 },
  countries: [
    { code: 'VN', name, phone_prefix: '+84' },
    { code: 'LA', name, phone_prefix: '+856' },
  ],
  owner: { id: 'u1', email: 'a@b.example', first_name: 'An', last_name: 'Le' },
  sources_count: 1,
  test_audience_size: 1,
  live_audience_size: 1,
  version: 1,
}
const source = {
  id: 's1',
  application: { id: 'a1', code: 'lotus', display_name: 'Lotus', mode: 'TEST', status: 'active' },
  source_name: 'Store',
  package_name: 'com.lotus',
  platform: 'android',
  status: 'active',
  version: 1,
}

/** The body has these under other names. */
function asWritten(place: readonly string[], value: unknown): readonly [readonly string[], unknown] {
  const [field = '', at] = place
  if (field === 'category' || field === 'age_classification') return [[`${field}_id`], at === undefined ? idIn(value) : value]
  if (field !== 'countries') return [place, value]
  if (at === undefined) return [['country_codes'], Array.isArray(value) ? value.map(codeIn) : value]
  return [['country_codes', at], place.length === 2 ? codeIn(value) : value]
}
const codeIn = (country: unknown) => idIn(country, ['code'])

const applicationWriter = (changes: string[], shown: RegExp, body: (one: Application) => Promise<unknown>) =>
  storedWriter({
    stored: application,
    read: () => call(getApplication, { application_id: 'a1' }),
    body,
    changes,
    shown,
    sentAs: asWritten,
  })
const sourceWriter = (changed: Json, changes: string[]) =>
  storedWriter<Source>({
    stored: source,
    read: () => call(getSource, { application_id: 'a1', source_id: 's1' }),
    body: async (one) => bodyOf(sourceRecord, { ...sourceRecord.values(one), ...changed }, one),
    changes,
    shown: /^(id|application|version)(\.|$)/,
  })

const SHOWN =
  /^(id|code|mode|owner|sources_count|test_audience_size|live_audience_size|version)(\.|$)|^(category|age_classification)\.(?!id)|^countries\.\d+\.(?!code)|reward_secret_set/
const DESCRIBED = new RegExp(`${SHOWN.source}|^integration_info`)
const describing = (changed: Json) => async (one: Application) =>
  bodyOf(applicationRecord, { ...applicationRecord.values(one), ...changed }, one)

const writers = {
  'the form of an application': applicationWriter(['display_name'], DESCRIBED, describing({ display_name: 'Another' })),
  'the action of an application': applicationWriter(['status'], DESCRIBED, describing({ status: 'inactive' })),
  'the integration of an application': applicationWriter(['integration_info', 'integration_info.url'], SHOWN, async (one) =>
    bodyOf(integrationForm, { ...integrationForm.values(one), url: 'https://other.example/' }, one),
  ),
  'the form of a source': sourceWriter({ source_name: 'Another' }, ['source_name']),
  'the action of a source': sourceWriter({ status: 'inactive' }, ['status']),
}

test.each(Object.entries(writers))('whatever a backend stores is sent back by %s as it came, or not at all', async (_, kept) => {
  const { lost, share } = await kept()
  expect(lost).toEqual([])
  expect(share).toBeGreaterThan(0.5)
})
