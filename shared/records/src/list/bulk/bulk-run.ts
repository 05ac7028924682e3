import { useRefresh } from '@console/api'
import type { Selection } from '@console/ui'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { BulkAction } from './bulk-actions.ts'
import { type Outcome, runQueue } from './queue.ts'

export type RowOutcome = Outcome | { readonly state: 'refused'; readonly reason: string }

export interface BulkRun<Row> {
  readonly action: BulkAction<Row>
  readonly rows: Selection<Row>
  readonly outcomes: ReadonlyMap<string, RowOutcome>
  readonly isOver: boolean
}

/**
 * Runs an action on rows: refused ones are not sent, the others go through the queue. Leaving the page stops it, closing
 * the tab asks before. Rows that were done or refused are no longer chosen, so that the others can be tried again.
 */
export function useBulkRun<Row>(onChoose: Dispatch<SetStateAction<Selection<Row>>>) {
  const refresh = useRefresh()
  const [run, setRun] = useState<BulkRun<Row>>()
  const abort = useRef<AbortController>(null)
  const isRunning = run !== undefined && !run.isOver
  useEffect(() => () => abort.current?.abort(), [])
  useEffect(() => {
    if (!isRunning) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isRunning])

  async function start(action: BulkAction<Row>, rows: Selection<Row>): Promise<void> {
    const controller = new AbortController()
    abort.current = controller
    const outcomes = new Map<string, RowOutcome>()
    const ready: [string, Row][] = []
    for (const [id, row] of rows) {
      const reason = action.refuses(row)
      if (reason === undefined) ready.push([id, row])
      else outcomes.set(id, { state: 'refused', reason })
    }
    setRun({ action, rows, outcomes: new Map(outcomes), isOver: false })
    await runQueue(
      ready,
      ([, row]) => action.run(row),
      ([id], outcome) => {
        outcomes.set(id, outcome)
        setRun({ action, rows, outcomes: new Map(outcomes), isOver: false })
      },
      { signal: controller.signal },
    )
    setRun({ action, rows, outcomes, isOver: true })
    const settled = rowsIn({ rows, outcomes }, 'done', 'refused')
    onChoose((chosen) => new Map([...chosen].filter(([id]) => !settled.has(id))))
    refresh(action.touches, new Set(rows.keys()))
  }

  return { run, isRunning, start, cancel: () => abort.current?.abort(), forget: () => setRun(undefined) }
}

export function rowsIn<Row>(
  { rows, outcomes }: Pick<BulkRun<Row>, 'rows' | 'outcomes'>,
  ...states: readonly RowOutcome['state'][]
): Selection<Row> {
  return new Map(
    [...rows].filter(([id]) => {
      const outcome = outcomes.get(id)
      return outcome !== undefined && states.includes(outcome.state)
    }),
  )
}
