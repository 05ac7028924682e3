export const SHAPE_KINDS = ['optional', 'enums', 'numbers', 'booleans', 'lists', 'names', 'dates', 'fields', 'order'] as const
export type ShapeKind = (typeof SHAPE_KINDS)[number]

/** `pages` are larger than asked for; `errors` are no problems of the contract. */
const ANSWER_KINDS = [...SHAPE_KINDS, 'pages', 'errors'] as const
/** They make a backend hard to use rather than different, so `all` is without them. */
const NUISANCES = ['slow', 'lost'] as const

export const SKEW_KINDS = [...ANSWER_KINDS, ...NUISANCES] as const
export type SkewKind = (typeof SKEW_KINDS)[number]

/** Reads 'all', or kinds separated by commas; undefined if one of them is unknown. */
export function readSkew(text: string): readonly SkewKind[] | undefined {
  const kinds = text.split(',').flatMap((name) => (name.trim() === 'all' ? ANSWER_KINDS : [name.trim()]))
  return kinds.every(isKind) ? SKEW_KINDS.filter((kind) => kinds.includes(kind)) : undefined
}

const isKind = (name: string): name is SkewKind => SKEW_KINDS.some((kind) => kind === name)
