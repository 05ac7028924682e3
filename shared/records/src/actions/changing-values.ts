import { call } from '@console/api'
import type { InputOf } from '@console/contract'
import type { AnyRecord, FormValues, RecordDescription, RouteOf } from '../record.ts'
import { type ActionCall, calling } from './action.ts'
import { changedBody } from './changed-body.ts'

interface Values<One, Row> {
  /** Throws where the newest record cannot be changed any more. */
  readonly to: (newest: One) => FormValues
  readonly back: (record: One | Row) => FormValues
}

/**
 * The call of an action that changes some values of a record, as its form names them. The API takes whole records only, so the newest
 * one is read and sent back with nothing else changed.
 */
export function changingValues<One extends AnyRecord, Row extends AnyRecord>(
  of: RecordDescription<One, Row>,
  { to, back }: Values<One, Row>,
): ActionCall<One | Row> {
  const changed = async (record: One, values: FormValues) => ({
    body: (await changedBody(of, { ...of.values(record), ...values }, record)) as never,
    version: record.version,
  })
  return calling(of.update as RouteOf<One>, {
    params: of.params as (record: One | Row) => InputOf<RouteOf<One>>,
    change: async (record) => {
      const newest = await call(of.read, of.params(record) as InputOf<RouteOf<One>>)
      return changed(newest, to(newest))
    },
    reverse: (record, response) => changed(response as One, back(record)),
  })
}
