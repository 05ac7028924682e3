import { useCopy } from '@console/ui'
import { type ReactNode, useState } from 'react'
import type { AnyRecord, RecordDescription } from '../record.ts'
import type { ActionCall, DirectAction, Question } from './action.ts'
import { Asked, AskedOfRow, QuestionDialog } from './questions.tsx'
import type { ShownAction } from './shown-actions.ts'
import { useNotifyFailure, useRun } from './use-run.ts'

export interface ActedOn<One extends AnyRecord, Row extends AnyRecord> {
  readonly of: RecordDescription<One, Row>
  readonly record: One | Row
  /** A row of a list, maybe not the whole record: questions read that one, and the list stays. */
  readonly isRow?: boolean
  readonly reload: () => void
  readonly focusWhenDone?: (() => HTMLElement | null) | undefined
  /** Has the focus again when a question is closed. */
  readonly opener?: (() => HTMLElement | null) | undefined
}

interface Acting<One, Row> {
  /** Copies, asks or does what was chosen. Not for links. */
  readonly choose: (entry: ShownAction<One, Row>) => void
  /** A call without a question is under way. */
  readonly isActing: boolean
  readonly dialog: ReactNode
}

export function useActing<One extends AnyRecord, Row extends AnyRecord>(
  on: ActedOn<One, Row>,
  shown: readonly ShownAction<One, Row>[],
): Acting<One, Row> {
  const { of, record, isRow = false, reload, focusWhenDone, opener } = on
  const copy = useCopy()
  const run = useRun()
  const notifyFailure = useNotifyFailure()
  const [isActing, setActing] = useState(false)
  const [asked, setAsked] = useState<{ readonly entry: ShownAction<One, Row>; readonly doubt?: Question }>()

  async function act(one: DirectAction<One | Row>, call: ActionCall<One | Row>): Promise<void> {
    setActing(true)
    try {
      await run(of, call, record, one)
    } catch (error) {
      reload()
      notifyFailure(error, one)
    } finally {
      setActing(false)
    }
  }

  function choose(entry: ShownAction<One, Row>): void {
    const { one, call } = entry
    if ('copies' in one) void copy(one.copies(record))
    else if ('useQuestion' in one || 'Dialog' in one) setAsked({ entry })
    else if ('done' in one && call && !isActing) {
      const doubt = one.doubt?.(record)
      if (doubt) setAsked({ entry, doubt })
      else void act(one, call)
    }
  }

  function dialog(): ReactNode {
    const { id, one, call } = asked?.entry ?? {}
    if (!one || !call || 'copies' in one || 'to' in one) return null
    // The record may have changed since it was asked.
    const refused = shown.find((entry) => entry.id === id)?.reason
    const rest = { of, call, refused, reload, focusWhenDone, opener, onClose: () => setAsked(undefined) }
    if ('done' in one && !('useQuestion' in one)) {
      return asked?.doubt ? <QuestionDialog {...rest} record={record} one={one} question={asked.doubt} /> : null
    }
    if (isRow) return <AskedOfRow {...rest} row={record} one={one} />
    return <Asked {...rest} record={record as One} one={one} />
  }

  return { choose, isActing, dialog: dialog() }
}
