import { expect, test } from '@jest/globals'
import { benchOptions } from './options.ts'

test('without words everything about pages, host and builds is measured in seven rounds', () => {
  const { measurements, rounds, isMarkdown } = benchOptions([])
  expect(measurements).toEqual(
    expect.arrayContaining(['cold', 'cold-fast', 'module-step', 'typing', 'many-modules', 'faults', 'host', 'builds']),
  )
  for (const asked of ['api', 'memory', 'peers'] as const) expect(measurements).not.toContain(asked)
  expect({ rounds, isMarkdown }).toEqual({ rounds: 7, isMarkdown: false })
})

test('the quick run has fewer rounds, and of pages only the main ones', () => {
  const { measurements, rounds } = benchOptions(['--quick', '--markdown'])
  expect(rounds).toBe(3)
  expect(measurements).not.toContain('many-modules')
  expect(measurements).not.toContain('faults')
  expect(measurements).toContain('module-step')
})

test('parts and single measurements can be chosen, and how many rounds', () => {
  expect(benchOptions(['--api']).measurements).toEqual(['api', 'host'])
  expect(benchOptions(['--build']).measurements).toEqual(['builds'])
  expect(benchOptions(['--peers']).measurements).toEqual(['peers'])
  expect(benchOptions(['--only', 'typing,cold', '--rounds', '2'])).toEqual({
    measurements: ['cold', 'typing'],
    rounds: 2,
    isMarkdown: false,
  })
})

test.each([
  [['--fast'], /There is no option '--fast': use --quick/],
  [['--only', 'tpying'], /There is no measurement 'tpying': choose from cold, /],
  [['--only'], /There is no measurement ''/],
  [['--rounds', '0'], /--rounds takes a number from 1 to 99, not '0'/],
])('%j is refused with what would be right', (words, reason) => {
  expect(() => benchOptions(words)).toThrow(reason)
})
