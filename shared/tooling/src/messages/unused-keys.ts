import { namedKeys, recordKeys } from '@console/federation'
import type { Program } from '@console/federation/syntax'

/** Returns the keys that no code names and that the kit does not make from any record in the code. */
export function unusedKeys(keys: readonly string[], code: readonly Program[]): string[] {
  const used = new Set([...namedKeys(keys, code), ...code.flatMap((one) => recordKeys(one))])
  return keys.filter((key) => !used.has(key))
}
