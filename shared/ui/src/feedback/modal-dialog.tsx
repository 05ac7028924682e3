import { lazyPart } from '../lazy-part.tsx'

/** A dialog for one short task; drawn while mounted. Escape and the cross close it; focus returns where it came from. */
export const ModalDialog = lazyPart(
  () => import('./open-dialogs.tsx'),
  (file) => file.OpenModalDialog,
)
