import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { FIREBASE_DEPTH_MAX, FIREBASE_SENT_MAX, FIREBASE_TEXT_MAX, FirebaseConfig } from './firebase.ts'
import { firebaseFacts, isInFirebase } from './firebase-facts.ts'
import { fieldErrors } from './route/field-errors.ts'

const errorsOf = (config: unknown) => {
  const checked = v.safeParse(v.object({ config: FirebaseConfig }), config === undefined ? {} : { config })
  return checked.success ? [] : fieldErrors(checked.issues, '/body')
}
const codesOf = (config: unknown) => errorsOf(config).map(({ pointer, code }) => [pointer, code])
const wrong = (code: string) => [['/body/config', code]]

/** The depth counts the config itself. */
const nested = (depth: number, open = '{"a":', close = '}') => `{"projectId":"p","a":${open.repeat(depth - 1)}1${close.repeat(depth - 1)}}`
const object = (text: string): unknown => JSON.parse(text)
const long = (length: number) => JSON.stringify({ projectId: 'x'.repeat(length - '{"projectId":""}'.length) })

/** Only the frame of a key, which opens nothing. */
const PEM = '-----BEGIN PRIVATE KEY-----\nnone\n-----END PRIVATE KEY-----'

const GOOGLE = {
  project_info: { project_id: 'demo', project_number: '1' },
  client: [{ client_info: { mobilesdk_app_id: '1:1:android:demo', android_client_info: { package_name: 'example.demo' } } }],
}

describe('a Firebase config', () => {
  test.each([
    ['as Google writes it', GOOGLE],
    ['as its text', JSON.stringify(GOOGLE, null, 2)],
    ['as text with white space around it', ' \n{"projectId":"p"}\t'],
    ['as deep as may be', object(nested(FIREBASE_DEPTH_MAX))],
    ['as deep as may be, with nothing inside', object(nested(FIREBASE_DEPTH_MAX).replace('1', 'null'))],
    ['as long as may be', object(long(FIREBASE_TEXT_MAX))],
    ['as text as long as may be', long(FIREBASE_TEXT_MAX)],
    ['as long as may be, with white space besides', JSON.stringify(object(long(FIREBASE_TEXT_MAX)), null, 2)],
    ['as deep as may be around a number that stays text', nested(FIREBASE_DEPTH_MAX).replace('1', '12345678901234567890')],
    ['with odd names', object('{"projectId":"p","__proto__":{"a":1},"constructor":null,"":[]}')],
    ['with what is public of an OAuth client', { ...GOOGLE, oauth_client: [{ client_id: 'x.apps.example', client_type: 3 }] }],
  ])('%s is right', (_, config) => expect(codesOf(config)).toEqual([]))

  test.each([
    ['that is absent', undefined, 'required'],
    ['that is null', null, 'not_object'],
    ['as blank text', ' \n', 'required'],
    ['as text that is no JSON', '{"a":1', 'invalid_json'],
    ['as JavaScript', "{a: 'b'}", 'invalid_json'],
    ['as text of two objects', '{}{}', 'invalid_json'],
    ['that is a list', [GOOGLE], 'not_object'],
    ['as text of a list', '[]', 'not_object'],
    ['as text of null', 'null', 'not_object'],
    ['as text of text', '"{}"', 'not_object'],
    ['as text of a number', '7', 'not_object'],
    ['that is a number', 7, 'not_object'],
    ['that is true', true, 'not_object'],
    ['one too deep', object(nested(FIREBASE_DEPTH_MAX + 1)), 'too_deep'],
    ['as text one too deep', nested(FIREBASE_DEPTH_MAX + 1), 'too_deep'],
    ['one too deep in lists', object(nested(FIREBASE_DEPTH_MAX + 1, '[', ']')), 'too_deep'],
    ['deeper than any stack', nested(30_000, '[', ']'), 'too_deep'],
    ['that is empty', {}, 'no_project'],
    ['that names no project', { name: 'a package', scripts: {} }, 'no_project'],
    ['of another tool of Firebase', { hosting: { public: 'dist' }, projects: { default: 'p' } }, 'no_project'],
    ['one too long', object(long(FIREBASE_TEXT_MAX + 1)), 'too_long'],
    ['as text one too long', long(FIREBASE_TEXT_MAX + 1), 'too_long'],
    ['as text longer than may be sent', '{}'.repeat(FIREBASE_SENT_MAX), 'too_long'],
    ['as long text that is no JSON', '['.repeat(FIREBASE_TEXT_MAX + 1), 'invalid_json'],
  ])('%s is wrong', (_, config, code) => expect(codesOf(config)).toEqual(wrong(code)))

  test.each([
    ['as an object', object(long(FIREBASE_TEXT_MAX + 1))],
    ['as text', long(FIREBASE_TEXT_MAX + 1)],
  ])('that is too long %s says how long it may be', (_, config) => {
    const { issues = [] } = v.safeParse(FirebaseConfig, config)
    expect(fieldErrors([...issues], '/body')).toMatchObject([{ code: 'too_long', params: { limit: FIREBASE_TEXT_MAX } }])
  })

  test.each([
    [
      'a key of a service account',
      { type: 'service_account', project_id: 'p', private_key: PEM, client_email: 'a@p.example' },
      'service_account',
    ],
    ['such a key without its type', { private_key: 'x', client_email: 'a@p.example' }, 'service_account'],
    ['such a key in capitals', { FIREBASE: { PRIVATE_KEY: 'x', CLIENT_EMAIL: 'a@p.example' } }, 'service_account'],
    ['such a key as text in a variable', { projectId: 'p', env: '{"type":"service_account"}' }, 'service_account'],
    ['what a tool keeps of a sign-in', { type: 'authorized_user', client_id: 'x', client_secret: 'y', refresh_token: 'z' }, 'sign_in'],
    ['such a sign-in further inside', { projectId: 'p', user: {}, tokens: [{ refreshToken: 'z' }] }, 'sign_in'],
    ['an access token under another name', { projectId: 'p', key: 'ya29.x' }, 'sign_in'],
    ['an OAuth client', { installed: { client_id: 'x', 'client-secret': 'y' } }, 'oauth_client'],
    ['the secret of one under another name', { projectId: 'p', key: 'GOCSPX-x' }, 'oauth_client'],
    ['a private key', { projectId: 'p', privateKey: 'x' }, 'private_key'],
    ['a private key under another name', { projectId: 'p', pem: `\n${PEM}` }, 'private_key'],
    ['the key of a server', { projectId: 'p', messaging: { key: 'AAAAabcdefg:APA91b' } }, 'other'],
    ['a password', { projectId: 'p', DB_PASSWORD: 'x' }, 'other'],
  ])('that is or holds %s is refused, as an object and as text', (_, config, found) => {
    const refused = [{ pointer: '/body/config', code: 'holds_secret', message: 'holds_secret', params: { found } }]
    expect(errorsOf(config)).toEqual(refused)
    expect(errorsOf(JSON.stringify(config))).toEqual(refused)
  })

  test('becomes an object, whichever way it was given', () => {
    expect(v.parse(FirebaseConfig, JSON.stringify(GOOGLE))).toEqual(GOOGLE)
    expect(v.parse(FirebaseConfig, GOOGLE)).toEqual(GOOGLE)
  })

  test('that names __proto__ changes no prototype', () => {
    const config = v.parse(FirebaseConfig, '{"projectId":"p","__proto__":{"spoiled":true}}')
    expect(Object.getPrototypeOf(config)).toBe(Object.prototype)
    expect(Object.keys(config)).toEqual(['projectId', '__proto__'])
  })
})

const NAMED = {
  project_info: { project_id: 'lotus' },
  client: [
    { client_info: { android_client_info: { package_name: 'example.lotus' } } },
    { client_info: { android_client_info: { package_name: 'example.lotus' } } },
    { client_info: { ios_client_info: { bundle_id: 'example.lotus.ios' } } },
    'damaged',
  ],
}

test.each([
  ['google-services.json', NAMED, { project: 'lotus', android: ['example.lotus'], ios: ['example.lotus.ios'] }],
  [
    'a plist as JSON',
    { PROJECT_ID: 'lotus', BUNDLE_ID: 'example.lotus.ios' },
    { project: 'lotus', android: [], ios: ['example.lotus.ios'] },
  ],
  ['the config of a website', { projectId: 'lotus', apiKey: 'x' }, { project: 'lotus', android: [], ios: [] }],
  ['an object of another shape', { client: 'x', project_info: 3, projectId: '' }, { project: null, android: [], ios: [] }],
])('%s is recognized by what it names', (_, config, facts) => {
  expect(firebaseFacts(config)).toEqual(facts)
})

test.each([
  ['a package that it names', 'android', 'example.lotus', true],
  ['a package that it does not name', 'android', 'example.other', false],
  ['a bundle that it names', 'ios', 'example.lotus.ios', true],
  ['a bundle under the other platform', 'android', 'example.lotus.ios', false],
  ['an id of the App Store, which no config has', 'ios', 'id123456789', undefined],
  ['a website', 'web', 'example.lotus', undefined],
  ['a platform that is not known', 'unknown', 'example.lotus', undefined],
])('a config against %s', (_, platform, package_name, expected) => {
  expect(isInFirebase(firebaseFacts(NAMED), { platform, package_name })).toBe(expected)
})

test('a config that names no package of the platform cannot be compared', () => {
  expect(isInFirebase(firebaseFacts({ projectId: 'lotus' }), { platform: 'android', package_name: 'example.lotus' })).toBeUndefined()
})
