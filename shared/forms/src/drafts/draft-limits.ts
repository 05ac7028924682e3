const DRAFT_DAYS = 7
/** Drafts that are stored for one person, each visit of a form having its own; the oldest goes first. */
export const DRAFTS_KEPT = 50
const DAY_MS = 24 * 60 * 60 * 1000

/** `at` and `now` are milliseconds since 1970. */
export function isExpired({ at }: { readonly at: number }, now: number): boolean {
  return now - at >= DRAFT_DAYS * DAY_MS
}
