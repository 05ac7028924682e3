/** For messages that belong to no place on the page, while the code of toasts and dialogs cannot be loaded. */
export const OVERLAY_STYLE = {
  position: 'fixed',
  bottom: '4',
  insetX: '4',
  maxW: 'fit-content',
  mx: 'auto',
  zIndex: 'toast',
  shadow: 'lg',
} as const
