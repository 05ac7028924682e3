import { describe, expect, it } from '@jest/globals'
import { localModules } from './local-modules.ts'

const KNOWN = ['auth', 'campaigns', 'team']
const STAGING = 'http://localhost:3100'

describe('what is built here', () => {
  it('is everything without another console', () => {
    expect(localModules([], KNOWN, undefined)).toEqual(KNOWN)
  })

  it('is what is named beside another console: nothing, one or several', () => {
    expect(localModules([], KNOWN, STAGING)).toEqual([])
    expect(localModules(['team', 'auth', 'team'], KNOWN, STAGING)).toEqual(['team', 'auth'])
  })

  it('is always the shell, which may be named', () => {
    expect(localModules(['shell', 'team'], KNOWN, STAGING)).toEqual(['team'])
  })

  it('is told with the names that there are if one is unknown', () => {
    expect(() => localModules(['teams'], KNOWN, STAGING)).toThrow("There is no module 'teams' here; there are auth, campaigns, team.")
  })

  it('is named only beside another console, and the text says how', () => {
    expect(() => localModules(['team'], KNOWN, undefined)).toThrow('npm run dev -- team --against http://localhost:3100')
  })
})
