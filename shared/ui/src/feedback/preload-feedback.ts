/**
 * Fetches dialogs and toasts ahead of their first use. A page that holds unsaved work calls it, since it has to be able to
 * ask and to tell when the connection is gone.
 */
export function preloadFeedback(): void {
  Promise.all([import('./open-dialogs.tsx'), import('./toaster.tsx')]).catch(() => {})
}
