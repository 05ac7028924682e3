export { ColumnsDialog } from './columns-dialog.tsx'
export { SaveViewDialog } from './save-view-dialog.tsx'
export { ViewsDialog } from './views-dialog.tsx'
