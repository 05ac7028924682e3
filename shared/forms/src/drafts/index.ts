export type { ListedDraft } from './draft.ts'
export { clearDrafts, listDrafts, removeDrafts } from './draft-store.ts'
