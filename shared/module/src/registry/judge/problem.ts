export interface Problem {
  readonly code:
    | 'owned'
    | 'reserved'
    | 'platform'
    | 'shape'
    | 'no-shell'
    | 'text-missing'
    | 'route-removed'
    | 'nav-removed'
    | 'too-big'
    | 'manifest-unreadable'
    | 'file-missing'
    | 'file-altered'
    | 'types'
    | 'throws'
    | 'no-module'
    | 'page-missing'
    | 'others'
    | 'not-yours'
  /** The module, or `shell`, that has the problem. */
  readonly id: string
  readonly text: string
  /** The option that allows it anyway. */
  readonly unless?: 'breaking' | 'bigger' | 'leave-behind' | 'everything'
}
