/** QR codes on a page of A4, as columns and rows. */
export const LAYOUTS = { '2': [1, 2], '6': [2, 3], '12': [3, 4], '24': [4, 6] } as const
export type PerPage = keyof typeof LAYOUTS

export const PER_PAGE_FIRST: PerPage = '12'

/** The most on one sheet: an address holds no more ids. */
export const CODES_MOST = 100

export const isPerPage = (value: string | null): value is PerPage => value !== null && Object.hasOwn(LAYOUTS, value)

export function idsIn(value: string | null): readonly string[] {
  return [...new Set((value ?? '').split('.').filter(Boolean))].slice(0, CODES_MOST)
}

export function pagesOf<One>(all: readonly One[], perPage: PerPage): readonly (readonly One[])[] {
  const count = Number(perPage)
  return Array.from({ length: Math.ceil(all.length / count) }, (_, page) => all.slice(page * count, (page + 1) * count))
}
