import type { Route } from '@console/contract'
import { useMaySeeAll, useOptionalProfile } from '@console/session'
import type { AnyRecord, SingleDescription } from './record.ts'

/**
 * Returns the id of a record's owner, to ask `useMay` with: undefined where nobody said, null for what belongs to nobody.
 * `from` says which call the record came with.
 */
export function useOwner<One extends AnyRecord, Row extends AnyRecord, From extends 'list' | 'read'>(
  of: SingleDescription<One, Row> & Readonly<Record<From, Route>>,
  from: From,
): (record: One | Row) => string | undefined | null {
  const seesAll = useMaySeeAll(of[from] as Route)
  const me = useOptionalProfile()?.id
  return (record) => (of.owner ? of.owner(record, { me, seesAll }) : null)
}
