import { defineModule, describeModule } from '@console/module'
import { renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { ModuleUnavailable } from '../failures/module-unavailable.tsx'
import { loadMessages } from '../messages/load-messages.ts'
import { openNavigation } from './navigation.ts'
import { SideNavigation } from './side-navigation.tsx'

const areas = [
  { to: '/area', label: 'First' },
  { to: '/area/part', label: 'Part' },
  { to: '/second', label: 'Second' },
] as const
const failing = defineModule({
  descriptor: describeModule({ id: 'm', owns: ['/area', '/second'], routes: areas.map(({ to }) => ({ path: to, page: 'page' as const })) }),
  pages: {
    page: async () => () => (
      <>
        <SideNavigation />
        <ModuleUnavailable id="m" cause={{ reason: 'missing' }} />
      </>
    ),
  },
  messages: loadMessages,
})

test('of a module that fails, the area that was chosen is named and marked, not another', async () => {
  openNavigation(areas.map((area) => ({ ...area, icon: 'campaigns', order: 10, needs: ['pub:campaigns:read-list'], module: 'm' })))
  const { user } = await renderPage(failing, '/area', { as: 'owner' })
  for (const { label } of areas.toReversed()) {
    const side = within(screen.getByRole('navigation', { name: 'Main navigation' }))
    await user.click(side.getByRole('link', { name: label }))
    expect(await screen.findByRole('heading', { name: `${label}: not available right now` })).toBeInTheDocument()
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(label)
  }
})
