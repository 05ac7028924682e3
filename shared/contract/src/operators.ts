export const DATA_TYPES = ['keyword', 'boolean', 'date', 'integer', 'short', 'byte', 'long', 'double', 'float'] as const
export type DataType = (typeof DATA_TYPES)[number]

export const OPERATORS = ['=', '<>', '>', '<', '>=', '<='] as const
export type Operator = (typeof OPERATORS)[number]

/** Exactly the operators of a data type, in the order of spec section 3. */
export function operatorsOf(type: DataType): readonly Operator[] {
  if (type === 'keyword' || type === 'boolean') return ['=', '<>']
  if (type === 'date') return ['>', '<', '>=', '<=', '=']
  return ['>', '<', '>=', '<=', '=', '<>']
}
