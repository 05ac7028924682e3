/** What a notice offers, such as taking back what it tells of. */
export interface ToastAction {
  readonly label: string
  readonly onClick: () => void
}

/** What a notice says has changed. */
export interface ToastSubject {
  /** A later notice about the same takes the place of this one, so that nothing older is taken back after something newer. */
  readonly id: string
  /** Is said with it, to tell notices in the same words apart. */
  readonly name?: string
}

export interface ToastNotice {
  readonly title: string
  readonly type: 'success' | 'error'
  readonly description?: string
  readonly action?: ToastAction
  readonly subject?: ToastSubject | undefined
}
