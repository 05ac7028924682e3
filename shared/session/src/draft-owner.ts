const OWNER = 'console.drafts'

/** Whose drafts this browser keeps, or null for none: lets the shell leave the forms' code alone where there is nothing. */
export function draftsOwner(): string | null {
  try {
    return localStorage.getItem(OWNER)
  } catch {
    return null
  }
}

/** Written before a draft is, and cleared with the last one. */
export function setDraftsOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(OWNER)
    else localStorage.setItem(OWNER, userId)
  } catch {
    // Without this storage there is none for drafts either.
  }
}
