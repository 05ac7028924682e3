import { pageDataStore } from '@console/session'
import { renderPart } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useFirstPages } from './use-first-pages.ts'

const before = pageDataStore.getState().nav
afterEach(() => pageDataStore.setState({ nav: before }))

const messages = { en: () => import('../messages/en.ts'), vi: () => import('../messages/vi.ts') }
const area = (to: string, label: string, needs: string[]) => ({ to, label, icon: 'home', needs }) as never

function Choices() {
  const pages = useFirstPages()
  return <output>{pages.map(({ value, label }) => `${value || 'usual'}: ${label}`).join(', ')}</output>
}

test('the console can begin with its home and with each area that the person may enter, the usual one first', async () => {
  await renderPart(<Choices />, { as: 'viewer' }, messages)
  act(() =>
    pageDataStore.setState({
      nav: [
        area('/onelinks', 'Onelinks', ['pub:onelinks:read-list']),
        area('/campaigns', 'Campaigns', ['pub:campaigns:read-list']),
        area('/vault', 'Vault', ['pub:vault:open']),
      ],
    }),
  )
  expect(screen.getByRole('status')).toHaveTextContent(/^usual: Campaigns, \/: [^,]+, \/onelinks: Onelinks$/)
})
