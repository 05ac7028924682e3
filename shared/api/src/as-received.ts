/** Record that a call returned -> what the API had sent for it. */
const sent = new WeakMap<object, unknown>()
/** List that a call returned -> how many of its rows were left out. */
const shortened = new WeakMap<object, number>()

/** Remembers what the API sent for a response, for each record of its list, and for the record at `at`. */
export function rememberReceived(response: unknown, raw: unknown, at?: string): void {
  remembered(response, raw)
  const rows = listOf(raw, 'items')
  for (const [place, row] of listOf(response, 'items').entries()) remembered(row, rows[place])
  if (at !== undefined) remembered(field(response, at), field(raw, at))
}

/**
 * Returns a record as the API sent it, with the fields and values that the contract does not know; the record itself where it did not
 * come from a call. Writers send its untouched parts back.
 */
export function asReceived(record: object): unknown {
  return sent.get(record) ?? record
}

export function rememberLeftOut(list: object, rows: number): void {
  shortened.set(list, rows)
}

/** Returns how many rows of a list that a call returned could not be read and are not in it. */
export function rowsLeftOut(list: object): number {
  return shortened.get(list) ?? 0
}

function remembered(response: unknown, raw: unknown): void {
  if (typeof response === 'object' && response !== null && raw !== undefined) sent.set(response, raw)
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name)
  return Array.isArray(list) ? list : []
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
