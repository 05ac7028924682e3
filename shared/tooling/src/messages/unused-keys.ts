import { namedKeys } from '@console/federation'

/** Returns the message keys that no code names. `derived` keys are used without being in the code. */
export function unusedKeys(keys: readonly string[], code: readonly string[], derived: readonly string[] = []): string[] {
  const used = new Set([...namedKeys(keys, code), ...derived])
  return keys.filter((key) => !used.has(key))
}
