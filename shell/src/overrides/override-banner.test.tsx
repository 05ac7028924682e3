import type { Override } from '@console/module'
import { pageDataStore, unsavedStore } from '@console/session'
import { openedDocuments, renderPart } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { loadMessages } from '../messages/load-messages.ts'
import { ModulePanel } from '../module-panel/module-panel.tsx'
import { SessionDialogs } from '../session/session-dialogs.tsx'
import { closeQuestion } from '../session/session-question.ts'
import { answersOfHost } from '../testing/asked-of-host.ts'
import { OverrideBanner } from './override-banner.tsx'

const OVERRIDES: readonly Override[] = [
  { id: 'campaigns', origin: 'http://localhost:3501', until: '2026-11-23T12:00:00.000Z' },
  { id: 'team', origin: 'https://branch.example', until: '2026-11-23T13:30:00.000Z' },
]
const NAMES = {
  en: { banner: 'Overridden modules', remove: 'Use the released modules' },
  vi: { banner: 'Các module đang được ghi đè', remove: 'Dùng các module đã phát hành' },
} as const

afterEach(() => {
  closeQuestion()
  unsavedStore.setState({ forms: 0 })
})

async function openBanner(locale: 'en' | 'vi', status = 204) {
  pageDataStore.setState({ overrides: OVERRIDES })
  const page = await renderPart(
    <>
      <OverrideBanner Panel={ModulePanel} />
      <SessionDialogs />
    </>,
    { as: 'owner', locale },
    loadMessages,
  )
  const asked = answersOfHost('/overrides', () => new Response(null, { status }))
  const banner = await screen.findByRole('region', { name: NAMES[locale].banner })
  return { ...page, asked, banner, remove: within(banner).getByRole('button', { name: NAMES[locale].remove }) }
}

test.each([
  ['en', 'campaigns: http://localhost:3501, until 23 Nov 2026, 19:00', 'team: https://branch.example, until 23 Nov 2026, 20:30'],
  ['vi', 'campaigns: http://localhost:3501, đến 19:00 23/11/2026', 'team: https://branch.example, đến 20:30 23/11/2026'],
] as const)('in %s it says which modules, from where and until when, and goes back to the released ones', async (locale, ...lines) => {
  const { user, asked, banner, remove } = await openBanner(locale)
  expect(
    within(banner)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(lines)
  await user.click(remove)
  await waitFor(() => expect(openedDocuments()).toEqual(['reload']))
  expect(asked).toMatchObject([{ method: 'DELETE', path: '/overrides', headers: { 'X-Console': '1' } }])
})

test('unsaved work is asked for first, and stays with whoever stays', async () => {
  const { user, asked, remove } = await openBanner('en')
  unsavedStore.setState({ forms: 1 })
  await user.click(remove)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect([asked, openedDocuments()]).toEqual([[], []])
})

test('an override that could not be removed says so, and the page stays', async () => {
  const { user, remove } = await openBanner('en', 503)
  await user.click(remove)
  expect(await screen.findByText('Couldn’t remove the override. Try again.')).toBeInTheDocument()
  expect(openedDocuments()).toEqual([])
})
