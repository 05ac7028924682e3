import { expect, test } from '@jest/globals'
import { renamer } from './rename.ts'
import { sliceNames } from './slice-names.ts'
import { sliceTemplate } from './slice-template.ts'

const names = sliceNames({ module: 'day-passes', name: 'shop-shelf', plural: 'shop-shelves', vietnamese: 'kệ hàng' })
const slice = sliceTemplate(names, { icon: 'onelinks', order: 41 })

test('of two words that begin alike, the longer one is replaced', () => {
  expect(renamer({ thing: 'shelf', things: 'shelves', 'a.b': 'c' })('things, thing, a.b, aXb')).toBe('shelves, shelf, c, aXb')
})

test('a file is copied to its place, with its imports as they are there', () => {
  const { path, to } = slice.copy('sandbox/routes/sample-things/routes.ts', '')
  expect(path).toBe('shared/sandbox/src/routes/shop-shelves/routes.ts')
  expect([...('file' in to ? to.file : '').matchAll(/ from '([^']+)'/g)].map(([, from]) => from)).toEqual(
    expect.arrayContaining(['@console/contract', '../../db/database.ts', './repository.ts']),
  )
  expect(slice.copy('module/sample-things/sample-thing.page.tsx', '').path).toBe('mfe-day-passes/src/shop-shelves/shop-shelf.page.tsx')
  expect(slice.text('contract/sample-things.ts')).toContain("from './route/route.ts'")
})

test('borrowed keys, codes and ids become its own, as do icon and place', () => {
  expect(slice.text('contract/sample-things.ts')).toContain("'pub:shop_shelves:read-list'")
  expect(slice.text('module/sample-things/sample-thing-record.ts')).toContain("gone: ['shop_shelf_not_found']")
  expect(slice.text('sandbox/seed/sample-things.ts')).toContain("seedId('shopShelf', 4)")
  expect(slice.text('module/descriptor.ts')).toContain("icon: 'onelinks', order: 41")
  expect(slice.text('module/sample-things/sample-thing-list.test.tsx')).toContain("import dayPasses from '../module.ts'")
})
