import { OpenConfirmDialog } from './confirm-dialog.tsx'
import { preloadToaster } from './lazy-toasts.tsx'
import { ModalDialog } from './modal-dialog.tsx'

/**
 * Fetches dialogs and toasts ahead of their first use. A page that holds unsaved work calls it, since it has to be able to
 * ask and to tell when the connection is gone.
 */
export function preloadFeedback(): void {
  void OpenConfirmDialog.preload()
  void ModalDialog.preload()
  void preloadToaster()
}
