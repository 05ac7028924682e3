import { expect } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'

/** Returns queries within the confirmation dialog, once it is open and has the focus, which it takes last. */
export async function question(title: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title })
  // A press sooner than any hand's is lost on it.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}

/** Resolves when no confirmation dialog is open. */
export const questionGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
