import { expect } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The row of a list's table that says `words`, once it is there. */
export const tableRow = (words: string) => screen.findByRole('row', { name: new RegExp(words) })

/** What the link of each row says, from the first row to the last. */
export const tableRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent)

/** Chooses all rows of the page by the box in the table's head. */
export const wholePage = (name = 'Select all rows of this page') => screen.getByRole<HTMLInputElement>('checkbox', { name })

/** The bar below a list that offers what can be done with the chosen rows. */
export function bulkBar(user: UserEvent, name = 'Selected rows') {
  const region = () => screen.findByRole('region', { name })
  return {
    region,
    press: async (action: string) => user.click(within(await region()).getByRole('button', { name: action })),
    /** Waits until the bar says how it went: 'Activate: 19 done, 1 failed'. */
    outcome: (words: string) => waitFor(async () => expect(within(await region()).getByRole('status').textContent).toBe(words)),
    /** The rows that were left as they are, each with its reason. */
    reasons: async () =>
      within(await region())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
  }
}
