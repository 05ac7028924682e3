export { RichTextEditor, type RichTextEditorProps } from './field/lazy-editor.tsx'
export { RichTextField } from './field/rich-text-field.tsx'
export { cleanRichTextInBrowser } from './view/read-rich-text.ts'
export { RichTextView } from './view/rich-text-view.tsx'
