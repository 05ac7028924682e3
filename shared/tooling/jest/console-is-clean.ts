import { format } from 'node:util'
import { afterEach, beforeEach, jest } from '@jest/globals'

type Level = 'error' | 'warn'
const said: string[] = []
const allowed: RegExp[] = []
/** Answers of a real API arrive when they do; React's wish to be told about each is no fault of the code. */
const ignored = /was not wrapped in act\(|suspended inside an `act` scope/

function listen(level: Level): void {
  jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
    const line = format(...words)
    if (!ignored.test(line) && !allowed.some((pattern) => pattern.test(line))) said.push(`console.${level}: ${line}`)
  })
}

Object.assign(globalThis, {
  /** For the one test that provokes a complaint: lets lines that match pass until the test ends. */
  allowConsole: (pattern: RegExp) => allowed.push(pattern),
})

beforeEach(() => {
  listen('error')
  listen('warn')
})

afterEach(() => {
  const lines = said.splice(0)
  allowed.length = 0
  if (lines.length > 0) throw new Error(`The code complained on the console, which nobody expected:\n${lines.join('\n')}`)
})

declare global {
  function allowConsole(pattern: RegExp): void
}
