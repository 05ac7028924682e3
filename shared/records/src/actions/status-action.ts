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
  readonly words: (status: string) => string
  /** Permission, where it is not the one for the whole update. */
  readonly needs?: RecordAction<One, Row>['needs']
}

/** A single record is offered a status only while it has the opposite one. */
const OPPOSITES: Readonly<Record<string, string>> = { active: 'inactive', inactive: 'active' }

/** Returns the action of giving a record or many another status. */
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
        // Its old status could not be restored.
        const unreadable = record.status === 'unknown' ? text('list.bulk.unreadable') : undefined
        return refuses?.(record) ?? already ?? unreadable
      },
      one,
      many: { label: one.label, doubtOf, doubted },
      call: changingValues(of, { to: () => ({ status }), back: (record) => ({ status: record.status }) }),
    }
  }
}
