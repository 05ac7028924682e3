/** Throws if `options` has a key that is not in `known`. */
export function onlyKeys(what: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).find((key) => !known.includes(key))
  if (unknown === undefined) return
  const offered = known.length > 0 ? `takes ${known.join(' and ')} only` : 'takes no options'
  throw new TypeError(`${what} ${offered}, not '${unknown}': what is shared at run time is decided by the share policy alone`)
}
