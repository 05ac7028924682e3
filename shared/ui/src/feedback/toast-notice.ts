export interface ToastAction {
  readonly label: string
  readonly onClick: () => void
}

export interface ToastSubject {
  /** A later notice about the same takes the place of this one, so that nothing older is taken back after something newer. */
  readonly id: string
  /** Distinguishes notices in the same words. */
  readonly name?: string
}

export interface ToastNotice {
  readonly title: string
  readonly type: 'success' | 'error'
  readonly description?: string
  readonly action?: ToastAction
  readonly subject?: ToastSubject | undefined
}
