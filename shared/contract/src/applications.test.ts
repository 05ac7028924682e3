import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { ApplicationCreate, ApplicationUpdate, REWARD_SECRET_MAX } from './application-writes.ts'
import { Application, applicationFields, applicationIntegration, updateApplication } from './applications.ts'
import { errorsOf } from './testing/errors-of.ts'

const integration_info = { firebase_config: { projectId: 'p' }, url: 'https://rewards.example/', reward_secret: 'a secret' }
const right = { code: 'lotus-quest', display_name: 'Lotus Quest', description: 'A journey.', status: 'active' }
const { code: _, ...update } = right

describe('an application to create', () => {
  test.each([
    ['its required fields alone', right],
    ['an integration', { ...right, integration_info }],
    ['no category and no age', { ...right, category_id: null, age_classification_id: null }],
    ['no country', { ...right, country_codes: [] }],
    ['a name of 5 characters', { ...right, display_name: '12345' }],
    ['a name of 100 characters', { ...right, display_name: 'x'.repeat(100) }],
    ['a name with room around it', { ...right, display_name: `  ${'x'.repeat(100)}  ` }],
    ['a name of 5 emoji', { ...right, display_name: '🎁🎁🎁🎁🎁' }],
    ['a name of 100 emoji', { ...right, display_name: '🎁'.repeat(100) }],
    ['a name of 100 letters typed as two', { ...right, display_name: 'ở'.normalize('NFD').repeat(100) }],
    ['a description of 2,000 characters', { ...right, description: 'x'.repeat(2000) }],
    ['a code of 2 characters', { ...right, code: 'a1' }],
    ['a code of 50 characters', { ...right, code: 'x'.repeat(50) }],
    ['a code in any case', { ...right, code: 'Lotus_QUEST-2' }],
    ['a code that begins with a reserved one', { ...right, code: 'create-me' }],
    ['a secret of 500 characters', { ...right, integration_info: { ...integration_info, reward_secret: 'x'.repeat(REWARD_SECRET_MAX) } }],
    ['nothing in its optional fields', { ...right, country_codes: null, integration_info: null }],
    ['fields that no one knows', { ...right, mode: 'LIVE', owner_id: 'x' }],
  ])('with %s is right', (_, body) => expect(errorsOf(ApplicationCreate, body)).toEqual([]))

  test.each([
    ['no code', { ...right, code: undefined }, '/body/code', 'required', undefined],
    ['a blank code', { ...right, code: '  ' }, '/body/code', 'required', undefined],
    ['a code of 1 character', { ...right, code: 'a' }, '/body/code', 'invalid_format', undefined],
    ['a code of 51 characters', { ...right, code: 'x'.repeat(51) }, '/body/code', 'invalid_format', undefined],
    ['a code that begins with a dash', { ...right, code: '-quest' }, '/body/code', 'invalid_format', undefined],
    ['a code with an accent', { ...right, code: 'quán' }, '/body/code', 'invalid_format', undefined],
    ['a code with a slash', { ...right, code: 'a/b' }, '/body/code', 'invalid_format', undefined],
    ['the code create', { ...right, code: 'create' }, '/body/code', 'reserved', undefined],
    ['the code Edit', { ...right, code: 'Edit' }, '/body/code', 'reserved', undefined],
    ['the code NEW with room around it', { ...right, code: ' NEW ' }, '/body/code', 'reserved', undefined],
    ['no name', { ...right, display_name: undefined }, '/body/display_name', 'required', undefined],
    ['a blank name', { ...right, display_name: '      ' }, '/body/display_name', 'required', undefined],
    ['a name of 4 characters', { ...right, display_name: '1234' }, '/body/display_name', 'too_short', 5],
    ['a name of 4 characters and room', { ...right, display_name: ' 1234 ' }, '/body/display_name', 'too_short', 5],
    [
      'a name that cannot be seen',
      { ...right, display_name: '\u200b\u2060\u3164\u00ad\u2800 ' },
      '/body/display_name',
      'required',
      undefined,
    ],
    ['a name of 4 emoji', { ...right, display_name: '🎁🎁🎁🎁' }, '/body/display_name', 'too_short', 5],
    ['a name of 101 characters', { ...right, display_name: 'x'.repeat(101) }, '/body/display_name', 'too_long', 100],
    ['a name that is a number', { ...right, display_name: 12_345 }, '/body/display_name', 'invalid_type', undefined],
    ['no description', { ...right, description: ' ' }, '/body/description', 'required', undefined],
    ['a description of 2,001 characters', { ...right, description: 'x'.repeat(2001) }, '/body/description', 'too_long', 2000],
    ['no status', { ...right, status: undefined }, '/body/status', 'required', undefined],
    ['status ended', { ...right, status: 'ended' }, '/body/status', 'invalid_option', undefined],
    ['a category that cannot be one', { ...right, category_id: 'a b' }, '/body/category_id', 'invalid_format', undefined],
    ['a country twice', { ...right, country_codes: ['VN', 'VN'] }, '/body/country_codes', 'duplicate', undefined],
    ['a country in small letters', { ...right, country_codes: ['VN', 'la'] }, '/body/country_codes/1', 'invalid_format', undefined],
    ['too many countries', { ...right, country_codes: countries(301) }, '/body/country_codes', 'max_items', 300],
  ])('with %s is wrong', (_, body, ...error) => expect(errorsOf(ApplicationCreate, body)).toEqual([error]))
})

describe('the integration of an application', () => {
  const wrongParts = [
    ['a config that is a list', { firebase_config: [] }, 'firebase_config', 'not_object', undefined],
    ['no config', { firebase_config: undefined }, 'firebase_config', 'required', undefined],
    ['no URL', { url: undefined }, 'url', 'required', undefined],
    ['a blank URL', { url: ' ' }, 'url', 'required', undefined],
    ['a URL without a scheme', { url: 'rewards.example' }, 'url', 'invalid_url', undefined],
    ['a URL of another scheme', { url: 'ftp://rewards.example' }, 'url', 'invalid_url', undefined],
    ['a script for a URL', { url: 'javascript:alert(1)' }, 'url', 'invalid_url', undefined],
    ['a URL of 2,049 characters', { url: `https://x.example/${'y'.repeat(2031)}` }, 'url', 'too_long', 2048],
    ['no secret', { reward_secret: undefined }, 'reward_secret', 'required', undefined],
    ['a blank secret', { reward_secret: '  ' }, 'reward_secret', 'required', undefined],
    ['a secret that cannot be seen', { reward_secret: '\u200b' }, 'reward_secret', 'required', undefined],
    ['a secret after a space', { reward_secret: ' abc' }, 'reward_secret', 'outer_space', undefined],
    ['a secret before a line break', { reward_secret: 'abc\n' }, 'reward_secret', 'outer_space', undefined],
    ['a secret before what cannot be seen', { reward_secret: 'abc\ufeff' }, 'reward_secret', 'outer_space', undefined],
    ['a secret of 501 characters', { reward_secret: 'x'.repeat(501) }, 'reward_secret', 'too_long', REWARD_SECRET_MAX],
  ] as const

  test.each(wrongParts)('with %s is wrong', (_, part, name, code, limit) => {
    const errors = [[`/body/integration_info/${name}`, code, limit]]
    const wrong = { integration_info: { ...integration_info, ...part } }
    expect(errorsOf(ApplicationCreate, { ...right, ...wrong })).toEqual(errors)
    expect(errorsOf(ApplicationUpdate, { ...update, ...wrong })).toEqual(errors)
  })

  test('keeps its secret by null, but not where there is none yet', () => {
    const kept = { integration_info: { ...integration_info, reward_secret: null } }
    expect(errorsOf(ApplicationUpdate, { ...update, ...kept })).toEqual([])
    expect(errorsOf(ApplicationCreate, { ...right, ...kept })).toEqual([['/body/integration_info/reward_secret', 'required', undefined]])
  })
})

describe('an application to update', () => {
  test('takes no code', () => expect(v.parse(ApplicationUpdate, right)).toEqual(update))

  test.each([
    ['its required fields alone', update],
    ['mode LIVE', { ...update, mode: 'LIVE' }],
    ['mode TEST', { ...update, mode: 'TEST' }],
    ['no integration', { ...update, integration_info: null }],
    ['nothing in its optional fields', { ...update, mode: null, category_id: null, age_classification_id: null, country_codes: null }],
    ['nothing chosen', { ...update, category_id: null, age_classification_id: null, country_codes: [] }],
  ])('with %s is right', (_, body) => expect(errorsOf(ApplicationUpdate, body)).toEqual([]))

  test.each([
    ['mode live', { ...update, mode: 'live' }, '/body/mode', 'invalid_option', undefined],
    ['a name of 4 characters', { ...update, display_name: '1234' }, '/body/display_name', 'too_short', 5],
    ['a name of 101 characters', { ...update, display_name: 'x'.repeat(101) }, '/body/display_name', 'too_long', 100],
    ['an integration that is text', { ...update, integration_info: '{}' }, '/body/integration_info', 'invalid_type', undefined],
  ])('with %s is wrong', (_, body, ...error) => expect(errorsOf(ApplicationUpdate, body)).toEqual([error]))
})

test('an application that is read may have a mode and a status that no one knows yet', () => {
  const read = v.parse(Application, { id: 7, code: 'x', display_name: 'X', description: '', mode: 'BETA', status: 'frozen' })
  expect(read).toMatchObject({ id: '7', mode: 'unknown', status: 'unknown' })
})

function countries(amount: number): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((a) => letters.map((b) => a + b)).slice(0, amount)
}

test('the keys of the integration do not change what describes an application', () => {
  const { any_of: fields } = applicationFields.access
  const { any_of: integration } = applicationIntegration.access
  expect(fields).toEqual(['pub:applications:update', 'app:update'])
  expect(updateApplication.access.any_of).toEqual([...fields, ...integration])
})
