import { LENT } from '@console/federation'
import { expect, it } from '@jest/globals'
import { areas } from './may-import.ts'

it('a module may import every package that the shell lends', () => {
  const lent = LENT.flatMap((key) => (key.startsWith('@console/') ? [key.split('/')[1]] : []))
  expect(areas.find(({ name }) => name === 'a module')?.workspaces).toEqual(expect.arrayContaining(lent))
})
