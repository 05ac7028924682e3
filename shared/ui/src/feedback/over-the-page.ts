/** Where that is said which belongs to no place on the page, while the code of toasts and dialogs cannot be had. */
export const OVER_THE_PAGE = {
  position: 'fixed',
  bottom: '4',
  insetX: '4',
  maxW: 'fit-content',
  mx: 'auto',
  zIndex: 'toast',
  shadow: 'lg',
} as const
