import { call } from '@console/api'
import type { InputOf } from '@console/contract'
import { useKitText } from '@console/i18n'
import * as v from 'valibot'
import type { AnyRecord, RecordDescription, RouteOf } from '../record.ts'
import { calling, type RecordAction } from './action.ts'

interface WithStatus extends AnyRecord {
  readonly status: string
}

interface Becoming<One, Row> extends Pick<RecordAction<One, Row>, 'refuses'> {
  readonly label: string
  /** A status in words. */
  readonly words: (status: string) => string
  /** Whose permission it takes, where that is not the one of the whole update. */
  readonly needs?: RecordAction<One, Row>['needs']
}

/**
 * Returns the action of giving many records another status. The API takes whole records only, so the newest one is read
 * and sent back with nothing but its status changed.
 */
export function useBecoming<One extends WithStatus, Row extends WithStatus>(of: RecordDescription<One, Row>) {
  const text = useKitText()
  return (status: string, { label, words, needs, refuses }: Becoming<One, Row>): RecordAction<One, Row> => {
    const update = of.update as RouteOf<One>
    return {
      id: status,
      needs: needs ?? update,
      refuses: (record) =>
        refuses?.(record) ?? (record.status === status ? text('list.bulk.already', { status: words(status) }) : undefined),
      many: { label },
      call: calling(update, {
        params: of.params as (record: One | Row) => InputOf<RouteOf<One>>,
        async change(record) {
          const newest = await call(of.read, of.params(record) as InputOf<RouteOf<One>>)
          const body = v.parse(of.schema, { ...of.values(newest), status })
          return { body: body as never, version: newest.version }
        },
      }),
    }
  }
}
