import { namedKeys, recordKeys } from '@console/federation'

/** Returns the message keys that no code names, and that the kit makes of no record that the code describes. */
export function unusedKeys(keys: readonly string[], code: readonly string[]): string[] {
  const used = new Set([...namedKeys(keys, code), ...code.flatMap((one) => recordKeys(one))])
  return keys.filter((key) => !used.has(key))
}
