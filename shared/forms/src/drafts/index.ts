export type { ListedDraft } from './draft.ts'
export { clearDrafts, discardDraft, listDrafts } from './draft-store.ts'
