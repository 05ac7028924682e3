export { readForeignHtml } from './paste/read-foreign.ts'
export { PanelContent } from './toolbar/panels/panel-content.tsx'
