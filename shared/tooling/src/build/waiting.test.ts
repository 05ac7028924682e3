import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { waiting } from './waiting.ts'

let said: string[]
beforeEach(() => {
  said = []
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})
const say = (line: string) => said.push(line)

describe('waiting', () => {
  it('says every ten seconds what is waited for, until it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const result = waiting('the sandbox', promise, say)
    jest.advanceTimersByTime(9_999)
    expect(said).toEqual([])
    jest.advanceTimersByTime(10_001)
    expect(said).toEqual(['waiting for the sandbox (10 s so far)', 'waiting for the sandbox (20 s so far)'])
    resolve('ready')
    expect(await result).toBe('ready')
    jest.advanceTimersByTime(60_000)
    expect(said).toHaveLength(2)
  })

  it('fails as the work does, and says no more', async () => {
    await expect(waiting('the host', Promise.reject(new Error('ended')), say)).rejects.toThrow('ended')
    jest.advanceTimersByTime(60_000)
    expect(said).toEqual([])
  })
})
