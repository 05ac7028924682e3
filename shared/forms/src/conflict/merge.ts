import { isDeepEqual, namesOf, type Plain } from '../deep-equal.ts'

export interface Merged<Values extends Plain> {
  /** Mine with theirs joined in; of a contested field, mine. */
  readonly values: Values
  /** Fields that take in a change of theirs, in the form's order. */
  readonly adopted: readonly string[]
  readonly contested: readonly string[]
}

/**
 * Three-way merge by top-level field: `base` is what both began with. A field that one side changed takes that side's
 * value; lists of ids are joined as sets (what either added is in, what either removed is out); the rest is contested.
 * Only the fields of `mine` take part.
 */
export function merge<Values extends Plain>(base: Plain, mine: Values, theirs: Plain): Merged<Values> {
  const names = Object.keys(mine)
  const byMe = changedFields(base, mine)
  const byThem = changedFields(base, { ...mine, ...theirs })
  const values: Record<string, unknown> = { ...mine }
  const contested: string[] = []
  for (const name of names.filter((one) => byThem.has(one))) {
    const joined = joinSets(base[name], mine[name], theirs[name])
    if (!byMe.has(name)) values[name] = theirs[name]
    else if (joined) values[name] = joined
    else if (!isDeepEqual(mine[name], theirs[name])) contested.push(name)
  }
  const adopted = names.filter((name) => !contested.includes(name) && !isDeepEqual(values[name], mine[name]))
  return { values: values as Values, adopted, contested }
}

export function changedFields(before: Plain, after: Plain): ReadonlySet<string> {
  return new Set(namesOf(before, after).filter((name) => !isDeepEqual(before[name], after[name])))
}

/** Null for anything but lists of ids without repetition. Theirs come first, mine follow in my order. */
function joinSets(base: unknown, mine: unknown, theirs: unknown): string[] | null {
  if (!isIdList(base) || !isIdList(mine) || !isIdList(theirs)) return null
  const added = mine.filter((id) => !base.includes(id) && !theirs.includes(id))
  const removed = base.filter((id) => !mine.includes(id))
  return [...theirs.filter((id) => !removed.includes(id)), ...added]
}

function isIdList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') && new Set(value).size === value.length
}
