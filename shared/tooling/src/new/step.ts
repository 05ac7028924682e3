import type { Edit } from './edits.ts'

/** The repository's files as the plan reads them; undefined if there is no such file. */
export type Read = (path: string) => string | undefined

/** One file of a slice: a new one with its text, or one that is there and what changes in it. */
export interface SliceStep {
  readonly path: string
  readonly next: string
  readonly to: { readonly file: string } | { readonly edit: Edit }
}

export const file = (path: string, text: string, next: string): SliceStep => ({ path, next, to: { file: text } })
export const edit = (path: string, change: Edit, next = 'nothing: it is entered here'): SliceStep => ({ path, next, to: { edit: change } })

/** The actions of a slice's resource, as the contract lists them. */
export const PERMISSION_ACTIONS = "'read-list', 'create', 'read', 'update', 'delete'"
