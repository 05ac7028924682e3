/** Why a step is refused, or would be. */
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
  /** What is wrong and what to do about it, for the person at the terminal. */
  readonly text: string
  /** The option with which one can go on. */
  readonly unless?: 'breaking' | 'bigger' | 'leave-behind' | 'everything'
}
