import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/**
 * Keys inside a table: arrows or J and K go from row to row, Home and End to the first and last, Enter follows the row's
 * link, X chooses the row. They work while the focus is in the table (WCAG 2.1.4) and not in one of its fields.
 */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, toggle: ((id: string, isRange: boolean) => void) | undefined): void {
  const { key, target, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
  // A row's menu has keys of its own, and what it opens over the page is in the table for React alone.
  if (target.closest('[role=menu]') || !currentTarget.contains(target)) return
  const rows = [...currentTarget.querySelectorAll<HTMLTableRowElement>('tbody tr[data-row]')]
  const row = target.closest<HTMLTableRowElement>('tr[data-row]')
  const at = row ? rows.indexOf(row) : -1
  const step = STEPS[key.length === 1 ? key.toLowerCase() : key]
  const next = key === 'Home' ? rows[0] : key === 'End' ? rows.at(-1) : step ? rows[Math.max(0, at + step)] : undefined
  if (next) next.focus()
  else if (key === 'Enter' && row && target === row) row.querySelector<HTMLElement>('th a')?.click()
  else if (key.toLowerCase() === 'x' && row?.dataset.row && toggle) toggle(row.dataset.row, event.shiftKey)
  else return
  event.preventDefault()
}
