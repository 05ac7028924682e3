import { useFormats, useKitText } from '@console/i18n'
import type { Column } from '@console/ui'

/** Notes for all rows: how many could not be read, their order where no shown column says it, and the zone of their times. */
export function useListNotes(shown: readonly Pick<Column<never>, 'sort' | 'isTime'>[], sort: string, leftOut: number): readonly string[] {
  const text = useKitText()
  const { zoneInFull } = useFormats()
  const notes = []
  if (leftOut > 0) notes.push(text('list.leftOut', { count: leftOut }))
  if (/^-?created_on$/.test(sort) && shown.every((column) => column.sort !== 'created_on')) {
    notes.push(text(sort.startsWith('-') ? 'list.newestFirst' : 'list.oldestFirst'))
  }
  if (shown.some(({ isTime }) => isTime)) notes.push(text('list.zone', { zone: zoneInFull() }))
  return notes
}
