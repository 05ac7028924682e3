export { ColumnsDialog } from './columns-dialog.tsx'
export { ExportDialog } from './export/export-dialog.tsx'
export { SaveViewDialog } from './views/save-view-dialog.tsx'
export { ViewsDialog } from './views/views-dialog.tsx'
