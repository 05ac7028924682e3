export { useForgetDraft } from '../drafts/use-forget-draft.ts'
export { KeptForm } from './kept-form.tsx'
