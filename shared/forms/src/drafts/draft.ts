import * as v from 'valibot'
import { DRAFTS_KEPT, isExpired } from './draft-limits.ts'

const values = v.record(v.string(), v.unknown())

/** Unsaved work on a form, as the browser stores it. It does not contain fields that the contract marks `secret()`. */
export const Draft = v.object({
  user: v.string(),
  /** Empty where the form belongs to no publisher. */
  publisher: v.string(),
  form: v.string(),
  /** The record's id; empty on creation. */
  id: v.string(),
  /** Where its form is, without the locale's prefix. */
  path: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/))),
  /** What its form is called there, with the record's name. */
  title: v.optional(v.string()),
  /** The version of the record that the work began with, where the API has versions. */
  version: v.optional(v.number()),
  /** The record's values that the work began with. */
  base: values,
  values,
  /** What the form's values mean; a draft of another meaning is not offered. */
  schema: v.number(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** The `Idempotency-Key` under which exactly these values were sent, so that a reload does not create twice. */
  sentAs: v.optional(v.string()),
  /** An older draft that was still on offer when this one began. */
  earlier: v.optional(v.unknown()),
})
export type Draft = v.InferOutput<typeof Draft>

/** One draft per person, publisher, form and record. */
export function draftKey({ user, publisher, form, id }: Pick<Draft, 'user' | 'publisher' | 'form' | 'id'>): string {
  return [user, publisher, form, id].map(encodeURIComponent).join('/')
}

/** The drafts that may be offered for a form: the newest first, what is too old or of another meaning left out. */
export function offersOf(stored: unknown, schema: number, now: number): Draft[] {
  const read = v.safeParse(Draft, stored)
  if (!read.success) return []
  const draft = read.output
  const isFit = draft.schema === schema && !isExpired(draft, now)
  return [...(isFit ? [draft] : []), ...offersOf(draft.earlier, schema, now)]
}

/** A draft that says where its form is, so that it can be listed elsewhere. */
export type ListedDraft = Draft & { readonly path: string; readonly title: string }

/** The person's drafts at the publisher that can be listed, the newest first. */
export function listed(stored: readonly unknown[], { user, publisher }: Pick<Draft, 'user' | 'publisher'>, now: number): ListedDraft[] {
  return stored
    .flatMap((one) => {
      const read = v.safeParse(Draft, one)
      return read.success ? [read.output] : []
    })
    .filter((draft): draft is ListedDraft => draft.path !== undefined && draft.title !== undefined)
    .filter((draft) => draft.user === user && draft.publisher === publisher && !isExpired(draft, now))
    .sort((a, b) => b.at - a.at)
}

/** Which stored entries have to go: of other people, too old, unreadable, and beyond the newest ten of this person. */
export function surplus(entries: readonly (readonly [key: string, stored: unknown])[], user: string, now: number): string[] {
  const own = entries.flatMap(([key, stored]) => {
    const read = v.safeParse(Draft, stored)
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
