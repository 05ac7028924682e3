import { format } from 'node:util'
import { afterEach, beforeEach, jest } from '@jest/globals'

type Level = 'error' | 'warn'
const complaints: string[] = []
const allowed: RegExp[] = []
/** Responses of a real API arrive at any time. React's warning about updates outside act() is not a fault of the code. */
const ignored = /was not wrapped in act\(|suspended inside an `act` scope/

function listen(level: Level): void {
  jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
    const line = format(...words)
    if (!ignored.test(line) && !allowed.some((pattern) => pattern.test(line))) complaints.push(`console.${level}: ${line}`)
  })
}

Object.assign(globalThis, {
  /** Allows matching console errors until the test ends, for a test that provokes one. */
  allowConsole: (pattern: RegExp) => allowed.push(pattern),
})

beforeEach(() => {
  listen('error')
  listen('warn')
})

afterEach(() => {
  const lines = complaints.splice(0)
  allowed.length = 0
  if (lines.length > 0) throw new Error(`The code complained on the console, which nobody expected:\n${lines.join('\n')}`)
})

declare global {
  function allowConsole(pattern: RegExp): void
}
