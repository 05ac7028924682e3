export interface TextGroup {
  readonly pages: readonly string[]
  readonly keys: ReadonlySet<string>
}

/** Bytes of compiled texts. Compressed they weigh less than the names and hashes of two more files in the module's entry. */
const WORTH_A_FILE = 2_000

/**
 * Groups pages whose texts are nearly the same: no page of a group fetches `WORTH_A_FILE` that it does not show. `pages` has the keys
 * of each page.
 */
export function shareTexts(pages: ReadonlyMap<string, ReadonlySet<string>>, sizeOf: (key: string) => number): TextGroup[] {
  const sizeOfAll = (keys: ReadonlySet<string>) => [...keys].reduce((size, key) => size + sizeOf(key), 0)
  const groups: TextGroup[] = []
  for (const [page, keys] of pages) {
    const fits = (group: TextGroup) => {
      const size = sizeOfAll(group.keys.union(keys))
      return [...group.pages, page].every((one) => size - sizeOfAll(pages.get(one) ?? keys) <= WORTH_A_FILE)
    }
    const at = groups.findIndex(fits)
    const group = groups[at]
    if (group) groups[at] = { pages: [...group.pages, page], keys: group.keys.union(keys) }
    else groups.push({ pages: [page], keys })
  }
  return groups
}
