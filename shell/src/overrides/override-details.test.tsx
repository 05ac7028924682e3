import type { Unavailable } from '@console/module'
import { pageDataStore } from '@console/session'
import { openedDocuments, renderPart } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { ModuleUnavailable } from '../failures/module-unavailable.tsx'
import { loadMessages } from '../messages/load-messages.ts'
import { answersOfHost } from '../testing/asked-of-host.ts'

const ORIGIN = 'http://localhost:3501'
const UNREACHABLE: Unavailable = { reason: 'override', fault: 'unreachable' }
const OWNED: Unavailable = { reason: 'override', fault: 'owned', needs: 'team' }
const THROWN = new Error('of the override')

afterEach(() => pageDataStore.setState({ overrides: [] }))

async function openCard(cause: unknown, locale: 'en' | 'vi' = 'en', overridden = 'campaigns') {
  pageDataStore.setState({ overrides: [{ id: overridden, origin: ORIGIN, until: '2026-11-23T12:00:00.000Z' }] })
  const page = await renderPart(<ModuleUnavailable id="campaigns" cause={cause} />, { as: 'owner', locale }, loadMessages)
  answersOfHost('/report', () => new Response(null, { status: 204 }))
  const asked = answersOfHost('/overrides', () => new Response(null, { status: 204 }))
  const card = await screen.findByRole('alert')
  await within(card).findByText(/^Support ID:|^Mã hỗ trợ:/)
  return { ...page, card, asked }
}

test.each([
  ['is down', UNREACHABLE, 'en', 'The server of this override isn’t responding.', 'Use the released module'],
  [
    'owns what another one owns',
    OWNED,
    'vi',
    'Bản ghi đè dùng địa chỉ thuộc về module khác (team). Hãy đổi địa chỉ của bản ghi đè hoặc dùng module đã phát hành.',
    'Dùng module đã phát hành',
  ],
  ['throws', THROWN, 'en', 'This section ran into an error.', 'Use the released module'],
] as const)('the card of an override that %s says why and from where, and leads back', async (_, cause, locale, words, back) => {
  const { user, card, asked } = await openCard(cause, locale)
  expect(card).toHaveTextContent(words)
  expect(card).toHaveTextContent(ORIGIN)
  await user.click(within(card).getByRole('button', { name: back }))
  await waitFor(() => expect(openedDocuments()).toEqual(['reload']))
  expect(asked).toMatchObject([{ method: 'DELETE', path: '/overrides/campaigns' }])
})

test('the card of a module that is not overridden has no such way', async () => {
  const { card } = await openCard(THROWN, 'en', 'team')
  expect(within(card).queryByRole('button', { name: 'Use the released module' })).not.toBeInTheDocument()
})
