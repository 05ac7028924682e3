import { namedKeys, recordKeys } from '@console/federation'
import type { Program } from '@console/federation/syntax'

/** Returns the message keys that no code names, and that the kit makes of no record that the code describes. */
export function unusedKeys(keys: readonly string[], code: readonly Program[]): string[] {
  const used = new Set([...namedKeys(keys, code), ...code.flatMap((one) => recordKeys(one))])
  return keys.filter((key) => !used.has(key))
}
