import { describe, expect, it } from '@jest/globals'
import { defineHost } from './define-host.ts'
import { defineRemote } from './define-remote.ts'

/** Calls as JavaScript would, past the compiler. */
const call = (define: unknown, options: object) => () => Reflect.apply(define as () => unknown, undefined, [options])

describe('the settings of a build', () => {
  it.each(['shared', 'plugins', 'output', 'shareStrategy'])('refuse %s from a module', (key) => {
    expect(call(defineRemote, { id: 'sample', [key]: {} })).toThrow(`defineRemote takes id and folder only, not '${key}'`)
  })

  it('refuse other shares from the shell', () => {
    expect(call(defineHost, { shared: {} })).toThrow("defineHost takes folder only, not 'shared'")
  })

  it('cannot be changed after they were made', () => {
    const config = defineRemote({ id: 'sample' })
    expect(() => config.plugins?.pop()).toThrow(TypeError)
    expect(() => Object.assign(config, { plugins: [] })).toThrow(TypeError)
  })

  it('give each module a name of its own for its chunks', () => {
    expect(defineRemote({ id: 'metric-requests' }).output?.uniqueName).toBe('console_metric_requests')
    expect(defineHost().output?.uniqueName).toBe('console_shell')
  })

  it.each(['production', 'development'])('replace components in the page for development only: %s', (mode) => {
    const before = process.env.NODE_ENV
    process.env.NODE_ENV = mode
    try {
      const names = [defineHost(), defineRemote({ id: 'sample' })].map(({ plugins }) =>
        plugins?.some((plugin) => plugin && 'name' in plugin && plugin.name === 'HotReload'),
      )
      expect(names).toEqual(mode === 'development' ? [true, true] : [false, false])
    } finally {
      process.env.NODE_ENV = before
    }
  })
})
