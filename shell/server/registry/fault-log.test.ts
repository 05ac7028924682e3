import { expect, it } from '@jest/globals'
import { jsonLog } from '../log.ts'
import { createFaultLog, type Fault } from './fault-log.ts'

const BROKEN: Fault = { level: 'error', text: 'it is empty' }
const OLD: Fault = { level: 'warn', text: 'it expires in 9 days' }

it('the log has each fault of the registry once, and tells when none is left', () => {
  const lines: string[] = []
  const report = createFaultLog(
    jsonLog(
      (line) => lines.push(line),
      () => 0,
    ),
  )
  for (const faults of [[], [BROKEN], [BROKEN, OLD], [OLD], [], [], [BROKEN]]) report(faults)
  expect(lines.map((line) => JSON.parse(line)).map(({ level, event, fault }) => [level, event, fault])).toEqual([
    ['error', 'registry', 'it is empty'],
    ['warn', 'registry', 'it expires in 9 days'],
    ['info', 'registry recovered', undefined],
    ['error', 'registry', 'it is empty'],
  ])
})
