import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROOT } from '@console/federation'
import { expect, it } from '@jest/globals'

it('every test that the table of faults names is there', () => {
  const table = readFileSync(resolve(ROOT, 'shared/docs/faults.md'), 'utf8')
  const named = [...table.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([])
})
