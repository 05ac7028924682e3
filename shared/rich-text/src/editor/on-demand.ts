export { NotPasted } from './paste/not-pasted.tsx'
export { readForeignHtml } from './paste/read-foreign.ts'
export { PanelContent } from './toolbar/panels/panel-content.tsx'
