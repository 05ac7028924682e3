import { resolve } from 'node:path'
import { labelIn } from '@console/i18n'
import { beforeAll, expect, test } from '@jest/globals'
import { filesUnder } from '../boundaries/source-file.ts'

const root = resolve(import.meta.dirname, '../../../..')
const en: Record<string, string> = {}
const vi: Record<string, string> = {}

beforeAll(async () => {
  const folders = filesUnder(root, '').flatMap((path) => /^(?!.*\/fixtures\/)(.*\/messages)\/en\.ts$/.exec(path)?.[1] ?? [])
  for (const folder of folders) {
    Object.assign(en, (await import(resolve(root, folder, 'en.ts'))).default)
    Object.assign(vi, (await import(resolve(root, folder, 'vi.ts'))).default)
  }
})

/** Anything that may be the label of a field: a few words, without an argument or the end of a sentence. */
const label = /^[\p{L}\d][^.!?:{}]{0,40}$/u
/** Words that some text writes with a capital after a small letter: names. */
const namesIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(/(?<=\p{Ll} )\p{Lu}[\p{L}\d]*/gu)].map(([word]) => word)))

test('every label, if its field is required, reads well in both languages', () => {
  const names = namesIn(Object.values(vi))
  const keepsItsCapital = (text: string) => /^\p{Lu}\p{Lu}/u.test(text) || names.has(/^\p{L}+/u.exec(text)?.[0] ?? '')
  const labels = Object.keys(en).flatMap((key) => (label.test(vi[key] ?? '') ? [[en[key] ?? '', vi[key] ?? ''] as const] : []))
  expect(labels.length).toBeGreaterThan(300)
  const wrong = labels.flatMap(([english, vietnamese]) => {
    const inside = labelIn('vi', vietnamese)
    const wanted = keepsItsCapital(vietnamese) ? vietnamese : vietnamese.charAt(0).toLocaleLowerCase('vi') + vietnamese.slice(1)
    return inside === wanted && labelIn('en', english) === english ? [] : [`Vui lòng nhập ${inside}.`]
  })
  expect(wrong).toEqual([])
})

test.each([
  ['Email', 'email'],
  ['URL cửa hàng', 'URL cửa hàng'],
  ['Firebase config', 'Firebase config'],
  ['Ảnh đại diện', 'ảnh đại diện'],
  ['iOS', 'iOS'],
])('%s within a Vietnamese sentence is %s', (text, inside) => expect(labelIn('vi', text)).toBe(inside))
