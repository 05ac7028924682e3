import { routeById } from '@console/contract/routes'
import { expect, it } from '@jest/globals'
import { describeModule, type ModuleRoute } from './descriptor.ts'

const page = { path: '/campaigns', page: 'list' } as const

it('a route names calls of the contract, and the compiler refuses any other', () => {
  const routes = [
    { ...page, data: 'campaigns.list' },
    { ...page, data: 'applications.list?code', act: 'applications.get' },
  ] as const satisfies readonly ModuleRoute[]
  for (const { data } of routes) expect(routeById(data.split('?')[0] ?? '').method).toBe('GET')

  // @ts-expect-error: there is no such call
  const reads: ModuleRoute = { ...page, data: 'campaigns.lists' }
  // @ts-expect-error: nor with something for its query
  const asks: ModuleRoute = { ...page, data: 'campaigns.lists?code' }
  // @ts-expect-error: nor one to act by
  const acts: ModuleRoute = { ...page, act: 'campaigns.craete' }
  // @ts-expect-error: what a page acts by is a call, without a query
  const actsWith: ModuleRoute = { ...page, act: 'campaigns.update?code' }
  // @ts-expect-error: permissions come from calls, and are not written beside them
  const needs: ModuleRoute = { ...page, needs: ['pub:campaigns:create'] }
  // @ts-expect-error: the same where a module is described
  const described = describeModule({ id: 'x', owns: ['/x'], routes: [{ ...page, act: 'x.y' }] })
  expect([reads, asks, acts, actsWith, needs, described]).toHaveLength(6)
})
