import { expect, test } from '@jest/globals'
import { PERMISSION_KEYS } from './permissions.ts'
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

test('an unknown id is an error', () => {
  expect(() => routeById('campaigns.fly')).toThrow("no route 'campaigns.fly'")
})
