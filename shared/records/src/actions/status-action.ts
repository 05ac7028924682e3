import { useKitText } from '@console/i18n'
import type { AnyRecord, RecordDescription, RouteOf } from '../record.ts'
import type { DirectAction, ForMany, RecordAction } from './action.ts'
import { changingValues } from './changing-values.ts'

interface WithStatus extends AnyRecord {
  readonly status: string
}

interface Becoming<One, Row>
  extends Pick<RecordAction<One, Row>, 'refuses' | 'place'>,
    Omit<DirectAction<One | Row>, 'refusals'>,
    Pick<ForMany<One | Row>, 'doubtOf' | 'doubted'> {
  /** A status in words. */
  readonly words: (status: string) => string
  /** Whose permission it takes, where that is not the one of the whole update. */
  readonly needs?: RecordAction<One, Row>['needs']
}

/** An active record can become inactive and the other way round; of any other status it is not offered for one. */
const OPPOSITES: Readonly<Record<string, string>> = { active: 'inactive', inactive: 'active' }

/**
 * Returns the action of giving a record or many of them another status.
 */
export function useStatusAction<One extends WithStatus, Row extends WithStatus>(of: RecordDescription<One, Row>) {
  const text = useKitText()
  return (status: string, { words, needs, refuses, place, doubtOf, doubted, ...one }: Becoming<One, Row>): RecordAction<One, Row> => {
    return {
      id: status,
      needs: needs ?? (of.update as RouteOf<One>),
      ...(place ? { place } : {}),
      isHidden: (record) => record.status !== OPPOSITES[status],
      refuses: (record) => {
        const already = record.status === status ? text('list.bulk.already', { status: words(status) }) : undefined
        // What replaced it could not be taken back.
        const unreadable = record.status === 'unknown' ? text('list.bulk.unreadable') : undefined
        return refuses?.(record) ?? already ?? unreadable
      },
      one,
      many: { label: one.label, doubtOf, doubted },
      call: changingValues(of, { to: () => ({ status }), back: (record) => ({ status: record.status }) }),
    }
  }
}
