/** The default of each is first. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** Kept in a cookie, so that the host draws the right page at once. */
export interface Preferences {
  readonly theme: Theme
  readonly density: Density
  /** IANA name; null = the browser's. */
  readonly time_zone: string | null
  /** The page after sign-in, without locale prefix; null = the usual one. */
  readonly first_page: string | null
}

export const DEFAULT_PREFERENCES: Preferences = { theme: THEMES[0], density: DENSITIES[0], time_zone: null, first_page: null }
