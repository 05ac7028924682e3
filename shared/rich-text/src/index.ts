export { RichTextField } from './field/rich-text-field.tsx'
export { RichTextView } from './view/rich-text-view.tsx'
