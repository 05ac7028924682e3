const OWNER = 'console.drafts'

/** Whose drafts this browser keeps, or null. Without drafts the shell need not load the code of forms. */
export function draftsOwner(): string | null {
  try {
    return localStorage.getItem(OWNER)
  } catch {
    return null
  }
}

/** Written before the first draft and cleared with the last. */
export function setDraftsOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(OWNER)
    else localStorage.setItem(OWNER, userId)
  } catch {
    // Where this storage fails, there are no drafts either.
  }
}
