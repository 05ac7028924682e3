/** Returns `after` with every part that equals one of `before` replaced by that one, so that what did not change is the same object. */
export function shareStructure<T>(before: T, after: T): T {
  if (Object.is(before, after)) return before
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = after.map((one, at) => shareStructure(partLike(before, one, at), one))
    return (isSameList(before, shared) ? before : shared) as T
  }
  if (!isPlain(before) || !isPlain(after)) return after
  const shared = Object.fromEntries(Object.entries(after).map(([key, value]) => [key, shareStructure(before[key], value)]))
  const isSame =
    Object.keys(before).length === Object.keys(shared).length && Object.keys(shared).every((key) => before[key] === shared[key])
  return (isSame ? before : shared) as T
}

/** Returns the part of a list that has the same id, wherever it was; without ids, the one at the same place. */
function partLike(list: readonly unknown[], one: unknown, at: number): unknown {
  const there = list[at]
  if (!isPlain(one) || !('id' in one) || (isPlain(there) && there.id === one.id)) return there
  return list.find((other) => isPlain(other) && other.id === one.id)
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, at) => part === other[at])

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
