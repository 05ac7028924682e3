export { FromOriginal, useOriginalId } from './original.tsx'
export { ActionButton, RecordActions } from './record-actions.tsx'
export { LoadedRecord, RecordPage, type RecordReading } from './record-page.tsx'
