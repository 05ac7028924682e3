import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { waiting } from './waiting.ts'

let lines: string[]
beforeEach(() => {
  lines = []
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})
const log = (line: string) => lines.push(line)

describe('waiting', () => {
  it('says every ten seconds what is waited for, until it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const result = waiting('the sandbox', promise, log)
    jest.advanceTimersByTime(9_999)
    expect(lines).toEqual([])
    jest.advanceTimersByTime(10_001)
    expect(lines).toEqual(['waiting for the sandbox (10 s so far)', 'waiting for the sandbox (20 s so far)'])
    resolve('ready')
    expect(await result).toBe('ready')
    jest.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(2)
  })

  it('fails as the work does, and says no more', async () => {
    await expect(waiting('the host', Promise.reject(new Error('ended')), log)).rejects.toThrow('ended')
    jest.advanceTimersByTime(60_000)
    expect(lines).toEqual([])
  })
})
