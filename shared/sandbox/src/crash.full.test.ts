import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { crashRound } from './testing/crash-rounds.ts'
import { prepareFolder } from './testing/process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-crash-'))
beforeAll(() => prepareFolder(dataDir))
afterAll(() => rmSync(dataDir, { recursive: true }))

const ROUNDS = Array.from({ length: 10 }, (_, round) => 10 + round * 19)

test.each(ROUNDS)('a server killed after %d writes keeps every row that it acknowledged', async (writes) => {
  const { acknowledged, lost } = await crashRound({ DATA_DIR: dataDir, RATE_LIMITS: 'test' }, writes)
  expect(acknowledged).toBeGreaterThanOrEqual(writes)
  expect(lost).toEqual([])
})
