import type { Column } from './columns.ts'

/** In rem, beside the columns. */
export const CHECKBOX_WIDTH = 2.5
export const MENU_WIDTH = 2.75
const UNSAID_WIDTH = 10

const WINDOWS = ['base', 'md', 'lg', 'xl', '2xl'] as const
/** Room for a table in the narrowest window of each kind, in rem. */
const ROOM = { base: 17, md: 29, lg: 45, xl: 61, '2xl': 77 }

type Shown = Pick<Column<never>, 'from' | 'width'>

/**
 * How the table fits into its frame, by the kind of window. Where its columns fit, nothing scrolls sideways, so that its head can
 * stick below the page's header; elsewhere the table scrolls within its frame, and no column is squeezed away by the others.
 */
export function tableWidths(columns: readonly Shown[], beside: number) {
  const leasts = WINDOWS.map((window, at) => {
    const shown = columns.filter(({ from }) => !from || WINDOWS.indexOf(from) <= at)
    return [window, shown.reduce((sum, { width = UNSAID_WIDTH }) => sum + width, beside)] as const
  })
  const each = (style: (fits: boolean, least: number) => string) =>
    Object.fromEntries(leasts.map(([window, least]) => [window, style(least <= ROOM[window], least)]))
  return {
    overflow: each((fits) => (fits ? 'visible' : 'auto')) as Record<string, 'visible' | 'auto'>,
    minW: each((fits, least) => (fits ? '0' : `${least}rem`)),
    css: { '--head-top': each((fits) => (fits ? 'var(--header)' : 'auto')) },
  }
}

export function widthOf({ width, upTo = width }: Pick<Column<never>, 'width' | 'upTo'>): string | undefined {
  if (width === upTo) return width === undefined ? undefined : `${width}rem`
  return `clamp(${width}rem, ${width}rem + (100vw - 80rem) * 0.4, ${upTo}rem)`
}
