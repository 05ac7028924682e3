import { LENT } from '@console/federation'
import { expect, it } from '@jest/globals'
import { areas } from './may-import.ts'

it('a module may import every package that the shell lends', () => {
  const lent = LENT.flatMap((key) => (key.startsWith('@console/') ? [key.split('/')[1]] : []))
  expect(areas.find(({ name }) => name === 'a module')?.workspaces).toEqual(expect.arrayContaining(lent))
})

it('no circle of packages is allowed', () => {
  let left = areas
  for (let before = -1; before !== left.length; ) {
    before = left.length
    left = left.filter(({ workspaces }) => left.some(({ name }) => workspaces.includes(name)))
  }
  expect(left).toEqual([])
})
