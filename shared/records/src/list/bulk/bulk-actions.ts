import { tolerate } from '@console/api'
import { useKitText } from '@console/i18n'
import { useMayDo } from '@console/session'
import type { ActionCall, ForMany, Question, RecordAction } from '../../actions/action.ts'
import type { AnyRecord, RecordDescription } from '../../record.ts'
import { useOwner } from '../../use-owner.ts'

/** An action as the bar of a list offers it for the chosen rows. */
export interface BulkAction<Row> extends ForMany {
  readonly id: string
  /** Why this row cannot have it done, in words; undefined = it can. */
  readonly refuses: (row: Row) => string | undefined
  /** What speaks against doing it to this row, which does not refuse it. */
  readonly doubtOf?: ((row: Row) => Question | undefined) | undefined
  /** Throws `ApiError`; a limit is waited for and tried again. */
  readonly run: (row: Row) => Promise<void>
  /** Resources whose cached reads are stale afterwards. */
  readonly touches: readonly string[]
}

/** The actions for many that the person may do to some row; each refuses the rows to which the person may not do it. */
export function useBulkActions<One extends AnyRecord, Row extends AnyRecord>(
  of: RecordDescription<One, Row>,
  actions: readonly RecordAction<One, Row>[],
): readonly BulkAction<Row>[] {
  const text = useKitText()
  const mayDo = useMayDo()
  const ownerOf = useOwner(of, 'list')
  return actions.flatMap(({ id, one, many, call, needs, refuses }) => {
    if (!many || !call || !mayDo(needs)) return []
    const refusesRow = (row: Row) => (mayDo(needs, ownerOf(row)) ? refuses?.(row) : text('error.permission_denied.action'))
    const doubtOf = one && 'doubt' in one ? one.doubt : undefined
    return [{ ...many, id, refuses: refusesRow, doubtOf, run: (row: Row) => runOnce(call, row), touches: call.route.touches ?? [] }]
  })
}

async function runOnce<Row>({ make, already }: ActionCall<Row>, row: Row): Promise<void> {
  await (already === undefined ? make(row) : tolerate(already, make(row)))
}
