// Modules that were released when it was part of a record's page take it from here. It can go once none of them is live.

export { ConfirmAction } from '../actions/confirm-action.tsx'
export { useNotifyFailure, useRun } from '../actions/use-run.ts'
export { loadCsv } from '../list/export/load-csv.ts'
export { FromOriginal, useOriginalId } from '../original.tsx'
export { ActionButton, RecordActions } from './record-actions.tsx'
export { RecordColumns } from './record-columns.tsx'
export { LoadedRecord, RecordPage, type RecordReading } from './record-page.tsx'
export { RecordRows } from './record-rows.tsx'
export { AgoFact, RecordStrip, StripFact } from './record-strip.tsx'
export { type RecordTab, RecordTabs } from './record-tabs.tsx'
