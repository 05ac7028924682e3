/** Why a step is refused, or would be. */
export interface Problem {
  readonly code:
    | 'owned'
    | 'reserved'
    | 'platform'
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
  /** The module, or `shell`, that has the problem. */
  readonly id: string
  /** What is wrong and what to do about it, for the person at the terminal. */
  readonly text: string
  /** The option with which its owner can go on, giving a reason. */
  readonly unless?: 'breaking' | 'bigger'
}
