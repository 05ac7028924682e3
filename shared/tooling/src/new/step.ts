import type { Edit } from './edits.ts'

/** Undefined if there is no such file. */
export type Read = (path: string) => string | undefined

/** A new file with its text, or what changes in one that is there. */
export interface SliceStep {
  readonly path: string
  readonly next: string
  readonly to: { readonly file: string } | { readonly edit: Edit }
}

export const file = (path: string, text: string, next: string): SliceStep => ({ path, next, to: { file: text } })
export const edit = (path: string, change: Edit, next = 'nothing: it is entered here'): SliceStep => ({ path, next, to: { edit: change } })

/** As the contract lists them. */
export const PERMISSION_ACTIONS = "'read-list', 'create', 'read', 'update', 'delete'"
