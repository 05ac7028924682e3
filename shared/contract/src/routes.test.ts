import { expect, test } from '@jest/globals'
import { KEYS_WITHOUT_CALL, PERMISSION_KEYS } from './route/permissions.ts'
import { allRoutes, routeById } from './routes.ts'

const known: readonly string[] = [...PERMISSION_KEYS, 'pub:campaign:create']

test('every route has its own id and its own method and path', () => {
  expect(new Set(allRoutes.map((route) => route.id)).size).toBe(allRoutes.length)
  expect(new Set(allRoutes.map((route) => `${route.method} ${route.path}`)).size).toBe(allRoutes.length)
})

test.each(allRoutes.map((route) => [route.id, route] as const))(
  '%s names permissions that exist and only writes what it touches',
  (_, route) => {
    const keys = typeof route.access === 'object' ? route.access.any_of : []
    expect(keys.filter((key) => !known.includes(key))).toEqual([])
    if (route.method === 'GET') expect(route.touches).toBeUndefined()
    if (route.answers) expect(routeById(route.answers.read).method).toBe('GET')
  },
)

test('every key is asked for by some route, but for those that are said to open nothing', () => {
  const asked = allRoutes.flatMap(({ access }) => (typeof access === 'object' ? access.any_of : []))
  expect(PERMISSION_KEYS.filter((key) => !asked.includes(key))).toEqual(KEYS_WITHOUT_CALL)
})

test('an unknown id is an error', () => {
  expect(() => routeById('campaigns.fly')).toThrow("no route 'campaigns.fly'")
})
