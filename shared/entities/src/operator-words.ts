import type { Operator } from '@console/contract'

/** Names of operators in message keys. */
export const OPERATOR_WORDS = {
  '=': 'is',
  '<>': 'isNot',
  '>': 'above',
  '<': 'below',
  '>=': 'atLeast',
  '<=': 'atMost',
} as const satisfies Record<Operator, string>
