import { expect } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Returns the row of a list that contains `words`, once it and all others are there. */
export async function tableRow(words: string): Promise<HTMLElement> {
  const row = await screen.findByRole('row', { name: new RegExp(words) })
  await waitFor(() => expect(row.closest('table')?.style.marginBottom).toBe(''))
  return row
}

/** Returns the text of the link in each row, in order. */
export const tableRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent)

/** Chooses all rows of the page by the box in the table's head. */
export const wholePage = (name = 'Select all rows on this page') => screen.getByRole<HTMLInputElement>('checkbox', { name })

/** The bar below a list that offers what can be done with the chosen rows. */
export function bulkBar(user: UserEvent, name = 'Selected rows') {
  const region = () => screen.findByRole('region', { name })
  return {
    region,
    press: async (action: string) => user.click(within(await region()).getByRole('button', { name: action })),
    /** Returns why the action cannot be done for any of the rows; empty if it can. */
    refusal: async (action: string) =>
      within(await region())
        .getByRole('button', { name: action })
        .getAttribute('aria-description'),
    /** Waits until the bar says how it went: 'Activate: 19 done, 1 failed'. */
    outcome: (words: string) => waitFor(async () => expect(within(await region()).getByRole('status').textContent).toBe(words)),
    /** Returns the rows that did not change, each with its reason. */
    reasons: async () =>
      within(await region())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
  }
}
