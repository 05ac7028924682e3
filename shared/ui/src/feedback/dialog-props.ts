import type { ReactNode, RefObject } from 'react'

export interface ConfirmDialogProps {
  readonly title: string
  /** What will happen, naming what is lost. */
  readonly children: ReactNode
  /** Repeats the verb of the title. */
  readonly confirm: string
  readonly cancel?: string
  readonly danger?: boolean
  readonly busy?: boolean
  readonly disabledReason?: string | undefined
  /**
   * For the gravest: what has to be typed, exactly, before it can be done. The label puts it into words: 'Type the code lotus-quest to
   * go on'. Modules that were released before give the words themselves.
   */
  readonly typed?: { readonly label: string | ((value: string) => string); readonly value: string }
  /** Why the last try failed: an `ErrorLine` above the buttons. */
  readonly failure?: ReactNode
  /** Takes the focus once it is closed; where it returns null or is not given, what had it before. */
  readonly focusAfter?: () => HTMLElement | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export interface ModalDialogProps {
  readonly title: string
  readonly onClose: () => void
  /**
   * Where the window has room, it opens below the element that contains it, from this edge on, and the page stays in use: for what
   * changes the page at once.
   */
  readonly below?: 'start' | 'end'
  /** Twice as wide, where the window is: for many things side by side. */
  readonly wide?: boolean
  /** Its height changes while it is open, so it begins at the top of the window, where it stays. */
  readonly atTop?: boolean
  /** The first focusable element unless given. */
  readonly focusOn?: RefObject<HTMLElement | null>
  /** Takes the focus once it is closed; the element that had it before unless given. */
  readonly returnsTo?: () => Element | null
  readonly children: ReactNode
}
