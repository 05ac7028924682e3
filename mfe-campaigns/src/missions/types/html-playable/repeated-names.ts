import { tidy } from '@console/contract'

/** Names are compared as the API compares them. */
export function repeatedNames(rows: readonly { readonly name: string }[]): string[] {
  const names = rows.map(({ name }) => tidy(name)).filter(Boolean)
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
}
