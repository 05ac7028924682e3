import { expect, it } from '@jest/globals'
import { chunkName } from '../plugins/name-chunks.ts'
import { namedImports } from './named-imports.ts'

const names = (source: string) => namedImports(source).map(({ name, request }) => chunkName(name, request))

it.each([
  ["({ 'campaign-list': () => import('./campaigns/campaign-list.page.tsx').then((page) => page.List) })", ['page-campaign-list']],
  ['({ campaign: () => import("./campaigns/campaign.page.tsx") })', ['page-campaign']],
  ["({ create: async () => import(\n  './campaigns/create.page.tsx',\n) })", ['page-create']],
  ["({ en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') })", ['messages-en', 'messages-vi']],
  ['({ en: () => import(/* webpackChunkName: "mine" */ \'./messages/en.ts\') })', []],
  ["({ page: () => import('./a.page.tsx') as Promise<Page>, [other]: () => import('./b.page.tsx') })", ['page-page']],
  ["const late = () => import('./late.ts')", []],
  ["import page from './page.tsx'", []],
])('the imports of %s get the chunks %j', (source, chunks) => {
  expect(names(source)).toEqual(chunks)
})
