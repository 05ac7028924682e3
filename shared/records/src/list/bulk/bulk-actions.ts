import { ignoreFailure } from '@console/api'
import { useKitText } from '@console/i18n'
import { useMayDo } from '@console/session'
import type { ActionCall, ForMany, RecordAction } from '../../actions/action.ts'
import type { AnyRecord, RecordDescription } from '../../record.ts'
import { useOwner } from '../../use-owner.ts'

export interface BulkAction<Row> extends ForMany<Row> {
  readonly id: string
  readonly refuses: (row: Row) => string | undefined
  /** Throws `ApiError`; a limit is waited for and tried again. */
  readonly run: (row: Row) => Promise<void>
  /** Resources whose cached reads are stale afterwards. */
  readonly touches: readonly string[]
}

/** The actions for many that the person may do to some row; each refuses the rows for which permission is missing. */
export function useBulkActions<One extends AnyRecord, Row extends AnyRecord>(
  of: RecordDescription<One, Row>,
  actions: readonly RecordAction<One, Row>[],
): readonly BulkAction<Row>[] {
  const text = useKitText()
  const mayDo = useMayDo()
  const ownerOf = useOwner(of, 'list')
  return actions.flatMap(({ id, many, call, needs, refuses }) => {
    if (!many || !(call || many.to) || !mayDo(needs)) return []
    const refusesRow = (row: Row) => (mayDo(needs, ownerOf(row)) ? refuses?.(row) : text('error.permission_denied.action'))
    return [{ ...many, id, refuses: refusesRow, run: async (row: Row) => call && runOnce(call, row), touches: call?.route.touches ?? [] }]
  })
}

async function runOnce<Row>({ make, already }: ActionCall<Row>, row: Row): Promise<void> {
  await (already === undefined ? make(row) : ignoreFailure(already, make(row)))
}
