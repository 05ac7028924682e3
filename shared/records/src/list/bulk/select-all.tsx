import { isApiError } from '@console/api'
import { LIST_REACH } from '@console/contract'
import { useErrorText, useKitText } from '@console/i18n'
import { Button, ErrorLine, Progress, type Selection } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import type { AnyRecord } from '../../record.ts'
import { readAllRows } from '../export/export-rows.ts'
import type { ListPage } from '../list-page.ts'

export interface OtherRows<Row> {
  readonly total: number
  readonly readPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<ListPage<Row>>
  readonly fits: ((row: Row) => boolean) | undefined
}

interface Props<Row> {
  readonly others: OtherRows<Row>
  readonly chosen: number
  readonly onChoose: (chosen: Selection<Row>) => void
  /** After the pressed button has gone. */
  readonly onStep: () => void
}

type State =
  | { readonly is: 'offered' }
  | { readonly is: 'reading'; readonly rows: number; readonly total: number }
  | { readonly is: 'failed'; readonly code: string }

/** Chooses the rows of the other pages too, as far as pages reach. They are read for it, which can be canceled. */
export function SelectAll<Row extends AnyRecord>({ others: { total, readPage, fits }, chosen, onChoose, onStep }: Props<Row>) {
  const text = useKitText()
  const errorText = useErrorText('action')
  const [state, setState] = useState<State>({ is: 'offered' })
  const abort = useRef<AbortController>(null)
  const reach = Math.min(total, LIST_REACH)
  useEffect(() => () => abort.current?.abort(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has buttons of its own
  useEffect(onStep, [state.is, onStep])

  async function read(): Promise<void> {
    const controller = new AbortController()
    abort.current = controller
    const { signal } = controller
    setState({ is: 'reading', rows: 0, total: reach })
    try {
      const { rows } = await readAllRows({
        readPage,
        fits,
        rowId: ({ id }) => id,
        signal,
        onProgress: (rows, total) => setState({ is: 'reading', rows, total }),
      })
      signal.throwIfAborted()
      onChoose(new Map(rows.map((row) => [row.id, row])))
      setState({ is: 'offered' })
    } catch (error) {
      setState(signal.aborted ? { is: 'offered' } : { is: 'failed', code: isApiError(error) ? error.code : 'internal' })
    }
  }

  if (state.is === 'reading') {
    return (
      <>
        <Progress label={text('list.bulk.selecting')} done={state.rows} total={Math.max(state.total, state.rows)} />
        <Button onClick={() => abort.current?.abort()}>{text('action.cancel')}</Button>
      </>
    )
  }
  if (chosen >= reach) return null
  return (
    <>
      {state.is === 'failed' ? <ErrorLine>{errorText(state.code)}</ErrorLine> : null}
      <Button look="quiet" color="brand.fg" onClick={() => void read()}>
        {text('list.bulk.selectAll', { count: reach })}
      </Button>
    </>
  )
}
