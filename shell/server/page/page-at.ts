import { isUnder, SHELL_PATHS } from '@console/module'
import { normalPath } from '../normal-path.ts'
import type { LiveRegistry, MatchedRoute } from '../registry/live-registry.ts'
import type { Settings } from '../settings.ts'

export interface Page {
  /** Null for the shell's own pages. */
  readonly matched: MatchedRoute | null
}

/** `path` is without locale prefix; null if there is no page. */
export function pageAt(path: string, registry: LiveRegistry, settings: Pick<Settings, 'LOGIN_TEST'>): Page | null {
  if (SHELL_PATHS.includes(path)) return { matched: null }
  if (isUnder(normalPath(path), '/login_test') && !settings.LOGIN_TEST) return null
  const matched = registry.match(path)
  return matched && { matched }
}
