/** Returns the JSON with every field renamed or changed by `change`, which returns null to remove it. Inner fields come first. */
export function mapFields(value: unknown, change: (name: string, value: unknown) => readonly [string, unknown] | null): unknown {
  if (Array.isArray(value)) return value.map((one) => mapFields(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]) => {
      const changed = change(name, mapFields(inside, change))
      return changed ? [changed] : []
    }),
  )
}

export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
