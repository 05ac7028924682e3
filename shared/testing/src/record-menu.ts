import { expect } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Of a record's page, in either language. */
const MORE = /^(?:More actions|Thao tác khác)$/

/** Chooses an entry of the '…' menu of a record's page, or of another `button`. */
export async function chooseFromMenu(user: UserEvent, entry: string, button: string | RegExp = MORE) {
  await openMenu(user, button)
  await user.click(screen.getByRole('menuitem', { name: entry }))
}

/** Opens the menu and returns the names of its entries in their order. */
export async function openMenu(user: UserEvent, button: string | RegExp = MORE): Promise<string[]> {
  await user.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  return screen.getAllByRole('menuitem').map((entry) => entry.getAttribute('aria-label') ?? entry.textContent ?? '')
}
