import { LENT } from '@console/federation'
import { expect, it } from '@jest/globals'
import { areas } from './may-import.ts'

it('a module may import every package that the shell lends', () => {
  const lent = LENT.flatMap((key) => (key.startsWith('@console/') ? [key.split('/')[1]] : []))
  expect(areas.find(({ name }) => name === 'a module')?.workspaces).toEqual(expect.arrayContaining(lent))
})

it('no circle of packages is allowed', () => {
  const areasOf = Map.groupBy(areas, ({ match }) => /^\^shared\\\/([\w-]+)/.exec(match.source)?.[1])
  const uses = (name: string | undefined, other: string | undefined) =>
    name !== other && areasOf.get(name)?.some(({ workspaces }) => workspaces.some((one) => one === other))
  let left = [...areasOf.keys()].filter((name) => name !== undefined)
  expect(left.length).toBeGreaterThan(10)
  for (let before = -1; before !== left.length; ) {
    before = left.length
    left = left.filter((name) => left.some((other) => uses(name, other)))
  }
  expect(left).toEqual([])
})
