import type { RuleValue } from '@console/contract'
import type { MetricKind } from './metric-kind.ts'

type Value = RuleValue | null

const NUMBER = /^-?\d+(\.\d+)?$/
const YES_NO = new Map<Value, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
])

/** Backends also write numbers as text, and yes and no as 1 and 0. A value that cannot be read so is returned as it is. */
export function valueInKind(value: Value, kind: MetricKind): Value {
  if (kind === 'boolean') return YES_NO.get(value) ?? value
  return kind === 'number' && typeof value === 'string' && NUMBER.test(value) ? Number(value) : value
}
