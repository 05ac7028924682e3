/** The choices of a filter or a select: each value with its words. */
export const optionsOf = <Value extends string>(values: readonly Value[], words: (value: Value) => string) =>
  values.map((value) => ({ value, label: words(value) }))
