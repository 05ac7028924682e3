import { type Route, takenBy } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { examplesIn, served } from '../testing/api-document.ts'
import { TASK_BODIES } from '../testing/task-bodies.ts'

/** Characters that show nothing, and blanks that no key types, as chats, documents and slides put them into text. */
const UNSEEN = String.fromCodePoint(
  ...[0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e],
  ...[0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0x2800, 0x3164, 0xfeff],
)

type FieldPath = readonly string[]

function textsIn(value: unknown, place: FieldPath = []): FieldPath[] {
  if (typeof value === 'string') return value === '' ? [] : [place]
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, part]) => textsIn(part, [...place, key])) : []
}

function withText(body: unknown, place: FieldPath, change: (text: string) => string): unknown {
  const [key, ...rest] = place
  if (key === undefined) return change(String(body))
  const part = Object(body)[key]
  return Array.isArray(body)
    ? body.map((one, at) => (String(at) === key ? withText(one, rest, change) : one))
    : { ...Object(body), [key]: withText(part, rest, change) }
}

/** Outcomes of a field with each character at its beginning, in it and at its end. */
function fateOf(schema: v.GenericSchema, body: unknown, place: FieldPath): ReadonlySet<'mended' | 'refused' | 'kept'> {
  const clean = JSON.stringify(v.parse(schema, body))
  const fates = [...UNSEEN].flatMap((character) =>
    [0, 0.5, 1].map((at) => {
      const put = (text: string) => {
        const end = Math.round(text.length * at)
        return text.slice(0, end) + character + text.slice(end)
      }
      const read = v.safeParse(schema, withText(body, place, put))
      if (!read.success) return 'refused'
      return JSON.stringify(read.output) === clean ? 'mended' : 'kept'
    }),
  )
  return new Set(fates)
}

/** Bodies that have every address. */
function bodiesOf({ id }: Route, request: unknown): readonly unknown[] {
  if (id === 'tasks.create') return Object.values(TASK_BODIES)
  const address = 'https://cdn.example/picture.png'
  return [
    id === 'publishers.update'
      ? { ...Object(request), logo_url: address }
      : id === 'profile.update'
        ? { ...Object(request), avatar_url: address }
        : request,
  ]
}

/** The fields of bodies by their fate, without the places in lists. */
function fates() {
  const examples = examplesIn(served())
  const found = { mended: new Set<string>(), refused: new Set<string>(), kept: new Set<string>() }
  for (const route of allRoutes) {
    const schema = takenBy(route)
    if (!schema || route.upload) continue
    for (const body of bodiesOf(route, examples.get(route.id)?.request)) {
      for (const place of textsIn(body)) {
        const field = place.filter((part) => !/^\d+$/.test(part)).join('.')
        for (const fate of fateOf(schema, body, place)) found[fate].add(field)
      }
    }
  }
  return found
}

test('no field takes a character that no one sees, wherever it is put', () => {
  const { mended, kept } = fates()
  // Rich text has characters of its own, and other systems compare keys byte for byte.
  expect([...kept].filter((field) => !field.includes('firebase_config')).sort()).toEqual([
    'code',
    'content.content',
    'description',
    'integration_info.reward_secret',
    'nonce',
    'password',
    'redirect_uri',
    'refresh_token',
  ])
  expect([...mended].filter((field) => /url|link/.test(field)).sort()).toEqual([
    'android.google_play_url',
    'avatar_url',
    'content.cta_link',
    'content.html_url',
    'content.image_url',
    'content.read_more_url',
    'content.video_url',
    'fallback_url',
    'integration_info.url',
    'ios.app_store_url',
    'logo_url',
    'rewards.reward_description.icon_url',
    'website_url',
  ])
})
