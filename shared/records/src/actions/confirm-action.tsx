import { isApiError } from '@console/api'
import { useLocation, useMoves } from '@console/router'
import { ConfirmDialog, ErrorLine, Text } from '@console/ui'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useNotifyFailure, useReason } from './use-run.ts'

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'onConfirm' | 'failure' | 'focusAfter'> {
  /** Called once it is confirmed; says so itself. Throws `ApiError`. */
  readonly act: () => Promise<unknown>
  readonly failed: string
  readonly refusals?: Readonly<Record<string, string>> | undefined
  readonly onDone?: () => unknown
  readonly onFailed?: () => void
  /** Takes the focus when it is done; the opener unless given or gone. */
  readonly focusWhenDone?: (() => HTMLElement | null) | undefined
  /** The opener, where that is not what had the focus when the dialog opened. */
  readonly opener?: (() => HTMLElement | null) | undefined
}

/** Asks and acts. If it fails, the dialog shows the reason, and the person can try again from there. */
export function ConfirmAction({ act, failed, refusals, onDone, onFailed, focusWhenDone, opener, onClose, ...dialog }: Props) {
  const reasonOf = useReason()
  const notifyFailure = useNotifyFailure()
  const isDone = useRef(false)
  const [state, setState] = useState<{ readonly isActing: boolean; readonly reason?: string }>({ isActing: false })
  const { key } = useLocation()
  const moves = useMoves()
  const openedAt = useRef(key)
  const close = useRef(onClose)
  close.current = onClose

  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  // A link in it leads away, also to another part of the same page. While it acts, it stays open to show the outcome.
  useEffect(() => {
    if (key === openedAt.current) return
    if (state.isActing) openedAt.current = key
    else close.current()
  }, [key, state.isActing])

  async function confirm(): Promise<void> {
    const from = moves.location
    setState({ isActing: true })
    try {
      await act()
    } catch (error) {
      // Closed with its page or row.
      if (!isOpen.current) return notifyFailure(error, { failed, refusals })
      setState({ isActing: false, reason: reasonOf(error, refusals) })
      onFailed?.()
      if (!isApiError(error)) throw error
      return
    }
    isDone.current = true
    // A person who went elsewhere stays there.
    if (moves.location === from) await onDone?.()
    onClose()
  }

  return (
    <ConfirmDialog
      {...dialog}
      busy={state.isActing}
      failure={state.reason === undefined ? undefined : <Failure failed={failed} reason={state.reason} />}
      focusAfter={() => (isDone.current ? focusWhenDone?.() : null) ?? opener?.() ?? null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}

function Failure({ failed, reason }: { readonly failed: string; readonly reason: string }) {
  return (
    <ErrorLine>
      <Text fontWeight="bold">{failed}</Text>
      <Text>{reason}</Text>
    </ErrorLine>
  )
}
