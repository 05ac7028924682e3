import { expect } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'

/** What stands in the dialog that asks before something is done, once it is open. */
export const question = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }))

/** Resolves when no dialog asks any more. */
export const questionGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
