import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { absentEngines, engines, hasEngine } from './engines.ts'

test('an engine is here where all its programs are on the PATH, in whichever folders', () => {
  const [one, other] = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `engines-${name}-`))) as [string, string]
  const engine = { name: 'WebKitGTK', programs: ['driver', 'screen'], packages: 'both' } as const
  writeFileSync(join(one, 'driver'), '')
  expect(hasEngine(engine, one)).toBe(false)
  writeFileSync(join(other, 'screen'), '')
  expect(hasEngine(engine, [one, other].join(delimiter))).toBe(true)
})

test('each engine that is not here is named', () => {
  const [first, ...others] = engines
  expect(absentEngines((engine) => engine === first)).toEqual(others)
  expect(absentEngines(() => true)).toEqual([])
})
