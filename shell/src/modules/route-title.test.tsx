import { defineModule, describeModule, type ModuleManifest, type ReleasedRoute } from '@console/module'
import { Link, useLocation } from '@console/router'
import { renderPage } from '@console/testing'
import { useDocumentTitle } from '@console/ui'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useRouteTitle } from './route-title.ts'

const manifest = { labels: { 'crumb.area': 'Area', 'crumb.info': 'Info' } } as unknown as ModuleManifest
const route = (crumb: ReleasedRoute['crumb']) => ({ crumb }) as ReleasedRoute

/** The page at /area/quest sets a title; the others never get that far. */
function Named() {
  useDocumentTitle('Summer quest')
  return null
}

function Area() {
  const { pathname } = useLocation()
  useRouteTitle(manifest, pathname === '/area' ? route('crumb.area') : route({ label: 'crumb.info', record: true }))
  return (
    <>
      {pathname === '/area/quest' ? <Named /> : null}
      {['/area', '/area/quest', '/area/gone'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </>
  )
}
const area = defineModule({
  descriptor: describeModule({
    id: 'area',
    owns: ['/area'],
    routes: [
      { path: '/area', page: 'area' },
      { path: '/area/:id', page: 'area' },
    ],
  }),
  pages: { area: async () => Area },
  messages: { en: async () => ({ default: {} }), vi: async () => ({ default: {} }) },
})

test('a page goes by the words of its route until it has a title of its own, wherever one comes from', async () => {
  const { user } = await renderPage(area, '/area', { as: null })
  expect(document.title).toBe('Area · Publisher Console')
  for (const [to, title] of [
    ['/area/quest', 'Summer quest'],
    ['/area/gone', 'Info'],
    ['/area/quest', 'Summer quest'],
    ['/area', 'Area'],
  ] as const) {
    await user.click(screen.getByRole('link', { name: to }))
    expect(document.title).toBe(`${title} · Publisher Console`)
  }
})
