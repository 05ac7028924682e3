export {
  type ActionCall,
  type ActionDialogProps,
  calling,
  type DialogAction,
  type Question,
  type RecordAction,
} from './actions/action.ts'
export { changedBody } from './actions/changed-body.ts'
export { changingValues } from './actions/changing-values.ts'
// Modules that were released before the renaming take it by this name. It can go once none of them is live.
export { useDeleteAction, useDeleteAction as useRemoving } from './actions/delete-action.tsx'
// Modules that were released before the renaming take it by this name. It can go once none of them is live.
export { useStatusAction, useStatusAction as useBecoming } from './actions/status-action.ts'
export { textColumn } from './columns/text-column.ts'
export { useNumberColumn } from './columns/use-number-column.tsx'
export { useTimeColumn } from './columns/use-time-column.tsx'
export { CreateLink } from './create-link.tsx'
export type { FileLine } from './list/export/file-line.ts'
export { type ListFilter, optionsOf, type PanelProps } from './list/list-filter.ts'
export { ListTotal } from './list/list-total.tsx'
export { type ColumnOf, type DisplayProps, RecordList } from './list/record-list.tsx'
export type { RowFilter } from './list/row-filter.ts'
export { type List, useList } from './list/use-list.ts'
export { describeForm, describeRecord, describeSingle, formOf, idIn, idsIn, type RecordDescription, rowsIn } from './record.ts'
export { useOwner } from './use-owner.ts'
