import type { Operator } from '@console/contract'

/** What an operator is called in the keys of its messages. */
export const OPERATOR_WORDS = {
  '=': 'is',
  '<>': 'isNot',
  '>': 'above',
  '<': 'below',
  '>=': 'atLeast',
  '<=': 'atMost',
} as const satisfies Record<Operator, string>
