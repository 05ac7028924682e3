/** Returns each name that stands in more than one of the rows, as the API compares them. */
export function repeatedNames(rows: readonly { readonly name: string }[]): string[] {
  const names = rows.map(({ name }) => name.trim()).filter(Boolean)
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
}
