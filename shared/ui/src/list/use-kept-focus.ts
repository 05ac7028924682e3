import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus of a row within the table when other rows come: in the same row, or in the table where that is gone. To be
 * spread on the table's region.
 */
export function useKeptFocus(ids: readonly string[] | undefined) {
  const region = useRef<HTMLDivElement>(null)
  const row = useRef<string>(undefined)
  const shown = ids?.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: when other rows are drawn
  useEffect(() => {
    if (row.current === undefined || document.activeElement !== document.body) return
    const same = [...(region.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset.row === row.current)
    ;(same ?? region.current)?.focus({ preventScroll: true })
  }, [shown])

  return {
    ref: region,
    onFocus: ({ target }: FocusEvent) => {
      row.current = target.closest<HTMLElement>('[data-row]')?.dataset.row
    },
    // No browser tells that an element lost the focus by being removed.
    onBlur: () => {
      row.current = undefined
    },
  }
}
