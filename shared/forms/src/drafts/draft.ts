import * as v from 'valibot'

const DAY_MS = 24 * 60 * 60 * 1000
const LIFE_MS = 7 * DAY_MS
/** Drafts that are stored for one person, each visit of a form having its own; the oldest goes first. */
export const DRAFTS_KEPT = 50

const values = v.record(v.string(), v.unknown())

/** Unsaved work on a form, as the browser stores it. It does not contain fields that the contract marks `secret()`. */
export const Draft = v.object({
  user: v.string(),
  /** Empty where the form belongs to no publisher. */
  publisher: v.string(),
  form: v.string(),
  /** The record's id; empty on creation. */
  id: v.string(),
  /** When the work began, in milliseconds since 1970: one form can have several drafts. Releases that kept one at each form left it out. */
  begun: v.optional(v.number()),
  /** Where its form is, without the locale's prefix. */
  path: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/))),
  /** The name that was typed, otherwise the record's. */
  name: v.optional(v.string()),
  /** The version of the record that the work began with, where the API has versions. */
  version: v.optional(v.number()),
  base: values,
  values,
  /** Meaning of the values, by number; a draft of another is not offered. */
  schema: v.number(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** The `Idempotency-Key` under which exactly these values were sent, so that a reload does not create twice. */
  sentAs: v.optional(v.string()),
})
export type Draft = v.InferOutput<typeof Draft>

export type DraftPlace = Pick<Draft, 'user' | 'publisher' | 'form' | 'id'>

/** The key of all drafts of one form of one record; that of a draft with `begun` has it behind. */
export function placeKey({ user, publisher, form, id }: DraftPlace): string {
  return [user, publisher, form, id].map(encodeURIComponent).join('/')
}

export function draftKey(draft: DraftPlace & Pick<Draft, 'begun'>): string {
  const place = placeKey(draft)
  return draft.begun === undefined ? place : `${place}/${draft.begun}`
}

/** The drafts to offer at the place of that key: the newest first, without those too old or of another meaning. */
export function offersOf(stored: readonly unknown[], place: string, schema: number, now: number): Draft[] {
  return newest(stored, now).filter((draft) => placeKey(draft) === place && draft.schema === schema)
}

export type ListedDraft = Draft & { readonly path: string }

/** The newest draft in each form of each record at the publisher that can be listed, the newest first. */
export function listed(stored: readonly unknown[], { user, publisher }: Pick<Draft, 'user' | 'publisher'>, now: number): ListedDraft[] {
  const all = newest(stored, now)
    .filter((draft): draft is ListedDraft => draft.path !== undefined)
    .filter((draft) => draft.user === user && draft.publisher === publisher)
  return all.filter((draft, at) => at === all.findIndex((one) => placeKey(one) === placeKey(draft)))
}

/** The readable ones that are not too old, the newest first. */
function newest(stored: readonly unknown[], now: number): Draft[] {
  return stored
    .flatMap((one) => {
      const read = v.safeParse(Draft, one)
      return read.success && !isExpired(read.output, now) ? [read.output] : []
    })
    .sort((a, b) => b.at - a.at)
}

/** `at` and `now` are milliseconds since 1970. */
export function isExpired({ at }: { readonly at: number }, now: number): boolean {
  return now - at >= LIFE_MS
}

/** The part of a draft that every release stores and can read. */
const Owned = v.object({ user: v.string(), at: v.number() })

/** Keys of the entries to delete: of other people, too old, and beyond the newest `DRAFTS_KEPT` of this person. */
export function surplus(entries: readonly (readonly [key: string, stored: unknown])[], user: string, now: number): string[] {
  const own = entries.flatMap(([key, stored]) => {
    const read = v.safeParse(Owned, stored)
    return read.success && read.output.user === user && !isExpired(read.output, now) ? [{ key, at: read.output.at }] : []
  })
  const kept = new Set(
    own
      .sort((a, b) => b.at - a.at)
      .slice(0, DRAFTS_KEPT)
      .map(({ key }) => key),
  )
  return entries.map(([key]) => key).filter((key) => !kept.has(key))
}
