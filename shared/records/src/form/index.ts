export { KeptForm } from '@console/forms/record'
export { RecordCreator } from './record-creator.tsx'
export { RecordEditPage } from './record-edit-page.tsx'
export { RecordEditor } from './record-editor.tsx'
