import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { allRoutes } from '@console/contract/routes'
import { expect, test } from '@jest/globals'

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/backend.md'), 'utf8')

const BEGINNINGS: Readonly<Record<string, string>> = {
  P: '/pub/core/api/v1/publishers/:publisher_id',
  ID: '/pub/id/api/v1',
  CORE: '/pub/core/api/v1',
}

const lines = [...page.matchAll(/^\| `([a-z_.]+)`(?: \((X\d+)\))? \| ([A-Z]+) `([^`]+)` \| (\d+) \| (.+) \|$/gm)].map(
  ([, id, extension, method, path = '', status]) => ({
    id,
    ...(extension ? { extension } : {}),
    call: `${method} ${path.replace(/^[A-Z]+(?=\/|$)/, (name) => BEGINNINGS[name] ?? name)}`,
    status: Number(status),
  }),
)

test('the page about backends has a line for each call of the contract, with its address and status, and no other', () => {
  const calls = allRoutes.map(({ id, method, path, status, extension }) => ({
    id,
    ...(extension ? { extension } : {}),
    call: `${method} ${path}`,
    status,
  }))
  const sorted = <T extends { readonly id?: string | undefined }>(all: readonly T[]) =>
    all.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
  expect(sorted(lines)).toEqual(sorted(calls))
})
