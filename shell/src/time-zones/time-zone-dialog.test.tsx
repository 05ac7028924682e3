import { COOKIES } from '@console/module'
import { closeTimeZones, pageDataStore, readCookie } from '@console/session'
import { renderPart } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { loadMessages } from '../messages/load-messages.ts'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { SessionDialogs } from '../session/session-dialogs.tsx'

afterEach(closeTimeZones)

async function openZones(locale: 'en' | 'vi') {
  const page = await renderPart(
    <>
      <AccountMenu />
      <SessionDialogs />
    </>,
    { as: 'owner', locale },
    loadMessages,
  )
  const openMenu = () => page.user.click(screen.getByRole('button', { name: /^(Account|Tài khoản):/ }))
  await openMenu()
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await page.user.click(screen.getByRole('menuitem', { name: locale === 'en' ? 'Other time zone…' : 'Múi giờ khác…' }))
  const box = await screen.findByRole('combobox')
  await waitFor(() => expect(box).toHaveFocus())
  return { ...page, openMenu }
}

test('in Vietnamese any zone is found by its name, takes effect and is named in the menu', async () => {
  const { user, openMenu } = await openZones('vi')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Ho Chi Minh/)
  await user.keyboard('nhat ban')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Tokyo · Giờ Chuẩn Nhật Bản.*GMT\+9$/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(pageDataStore.getState().preferences.time_zone).toBe('Asia/Tokyo')
  expect(JSON.parse(readCookie(COOKIES.preferences) ?? '')).toMatchObject({ time_zone: 'Asia/Tokyo' })
  await openMenu()
  expect(await screen.findByRole('menuitemradio', { name: 'Giờ Chuẩn Nhật Bản (GMT+9)' })).toBeChecked()
})

test('the nearest zones are shown, and that there are more', async () => {
  await openZones('en')
  const shown = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(shown).toHaveLength(50)
  expect(shown[0]).toMatch(/^Ho Chi Minh/)
  expect(shown[1]).toMatch(/GMT\+7$/)
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('Type to find other time zones')
})

test('words that no zone has say so', async () => {
  const { user } = await openZones('en')
  await user.keyboard('atlantis')
  expect(within(screen.getByRole('dialog', { name: 'Time zone' })).getByRole('status')).toHaveTextContent('No results found.')
})
