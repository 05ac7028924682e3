/** What the compiler and React's hot reload bring without types of their own. */

declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: typeof globalThis): void
  /** The name is the same for a component before and after a change. */
  export function register(type: unknown, name: string): void
  export function createSignatureFunctionForTransform(): unknown
  export function getFamilyByType(type: unknown): unknown
  export function isLikelyComponentType(type: unknown): boolean
  export function performReactRefresh(): unknown
}

interface ImportMeta {
  readonly webpackHot?: {
    /** Fetches and applies one update; null if there is no update. Rejects if no code of the page accepts it. */
    check(apply: true): Promise<readonly (string | number)[] | null>
  }
}

declare const __HOT_NAME__: string
declare const __webpack_hash__: string

/**
 * Name of a build -> a function that applies the updates up to `newest`. It resolves with false if one of them cannot be loaded, and
 * rejects if the page must be reloaded.
 */
declare var consoleHot: Map<string, (newest: string) => Promise<boolean>> | undefined
declare var consoleRefresh: typeof import('react-refresh/runtime')
