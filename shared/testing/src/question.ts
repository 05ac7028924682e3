import { expect } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'

/** Returns queries within the confirmation dialog, once it is open. */
export const question = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }))

/** Resolves when no confirmation dialog is open. */
export const questionGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
