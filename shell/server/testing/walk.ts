/** Returns the JSON with every field renamed or changed by `change`, which returns null to remove it. Inner fields come first. */
export function walk(value: unknown, change: (name: string, value: unknown) => readonly [string, unknown] | null): unknown {
  if (Array.isArray(value)) return value.map((one) => walk(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]) => {
      const changed = change(name, walk(inside, change))
      return changed ? [changed] : []
    }),
  )
}

export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
