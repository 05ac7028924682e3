import { useMayDo } from '@console/session'
import { ConfirmDialog } from '@console/ui'
import type { AnyRecord, RecordDescription } from '../record.ts'
import { useOwner } from '../use-owner.ts'
import type { ForOne, RecordAction } from './action.ts'

export interface ShownAction<One, Row = One> extends Omit<RecordAction<One, Row>, 'one' | 'refuses'> {
  readonly one: ForOne<One, Row>
  readonly reason: string | undefined
}

/** Returns the actions that the person may see for a record. One that cannot be done comes with the reason. */
export function useShownActions<One extends AnyRecord, Row extends AnyRecord = One>(
  of: RecordDescription<One, Row>,
  from: 'list' | 'read',
): (record: One | Row, actions: readonly RecordAction<One, Row>[]) => readonly ShownAction<One, Row>[] {
  const mayDo = useMayDo()
  const ownerOf = useOwner(of, from)
  return (record, actions) =>
    actions.flatMap(({ one, refuses, ...action }) =>
      one && !action.isHidden?.(record) && mayDo(action.needs, ownerOf(record)) ? [{ ...action, one, reason: refuses?.(record) }] : [],
    )
}

export function openedBy<One, Row>({ one }: Pick<ShownAction<One, Row>, 'one'>) {
  if ('Dialog' in one) return one.Dialog
  return 'useQuestion' in one || 'doubt' in one ? ConfirmDialog : undefined
}
