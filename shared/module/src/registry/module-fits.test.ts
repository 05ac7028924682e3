import { describe, expect, it } from '@jest/globals'
import { changedTypes, misfits, type Names } from './module-fits.ts'

const lends: Names = {
  react: { '*': '' },
  '@console/ui': { Badge: 'a1', Button: 'b1' },
  '@console/forms': { TextField: 'c1' },
  words: { 'action.save': '', 'action.moreOf': 'name' },
}
const platform = { lends, calls: ['campaigns.list', 'campaigns.get'] }

describe('a module', () => {
  it.each<[string, Names, readonly string[], readonly string[]]>([
    ['takes nothing', {}, [], []],
    ['takes what is lent', { '@console/ui': { Badge: 'a1' }, words: { 'action.save': '' } }, ['campaigns.get'], []],
    ['takes a name that is not lent', { '@console/ui': { Badge: 'a1', Menu: 'd1' } }, [], ['Menu (@console/ui)']],
    ['takes a package that is not lent', { '@console/charts': { Bars: 'e1' } }, [], ['@console/charts']],
    ['takes only the effects of a package that is not lent', { '@console/charts': {} }, [], ['@console/charts']],
    ['takes a text that the kit does not have', { words: { 'action.archive': '' } }, [], ['action.archive (words)']],
    ['makes a call that the host does not know', {}, ['campaigns.list', 'campaigns.archive'], ['campaigns.archive (host)']],
    ['takes any name of a package whose exports no one can tell', { react: { useState: '' } }, [], []],
    [
      'takes a name that only every object has',
      { '@console/ui': { toString: '' }, constructor: { x: '' } },
      [],
      ['toString (@console/ui)', 'constructor'],
    ],
    ['takes a name whose type is another one', { '@console/ui': { Badge: 'a2' } }, [], []],
    [
      'does several of these',
      { '@console/forms': { Slider: '' }, '@console/ui': { Menu: '' } },
      ['x.y'],
      ['Slider (@console/forms)', 'Menu (@console/ui)', 'x.y (host)'],
    ],
  ])('that %s', (_, takes, calls, missing) => {
    expect(misfits({ takes, calls }, platform)).toEqual(missing)
  })

  it('is told which types have changed since it was built, where both are known', () => {
    const takes: Names = {
      react: { useState: '19' },
      '@console/ui': { Badge: 'a2', Button: 'b1', Menu: 'd1' },
      '@console/forms': { TextField: '' },
      words: { 'action.moreOf': 'count,name' },
    }
    expect(changedTypes(takes, lends)).toEqual({ '@console/ui': ['Badge'], words: ['action.moreOf'] })
  })
})
