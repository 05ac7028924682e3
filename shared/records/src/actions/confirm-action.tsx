import { isApiError } from '@console/api'
import { ConfirmDialog, ErrorLine, Text } from '@console/ui'
import { type ComponentProps, useRef, useState } from 'react'
import { useReason } from './use-run.ts'

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'onConfirm' | 'failure' | 'focusAfter'> {
  /** What is done once it is confirmed; says so itself. Throws `ApiError`. */
  readonly act: () => Promise<unknown>
  /** What is said when it is not done, above the reason. */
  readonly failed: string
  /** Words for single refusals, by their code, in place of the kit's. */
  readonly refusals?: Readonly<Record<string, string>> | undefined
  /** Goes on from there, such as to another page. */
  readonly onDone?: () => unknown
  /** Before it can be tried again. */
  readonly onFailed?: () => void
  /** What takes the focus when it is done; what asked, unless given or gone. */
  readonly focusWhenDone?: (() => HTMLElement | null) | undefined
  /** What asked, where that is not what had the focus when the dialog opened. */
  readonly opener?: (() => HTMLElement | null) | undefined
}

/** Asks and does it. If it fails, the dialog shows the reason, and the person can try again from there. */
export function ConfirmAction({ act, failed, refusals, onDone, onFailed, focusWhenDone, opener, onClose, ...dialog }: Props) {
  const reasonOf = useReason()
  const isDone = useRef(false)
  const [state, setState] = useState<{ readonly isActing: boolean; readonly reason?: string }>({ isActing: false })

  async function confirm(): Promise<void> {
    setState({ isActing: true })
    try {
      await act()
    } catch (error) {
      setState({ isActing: false, reason: reasonOf(error, refusals) })
      onFailed?.()
      if (!isApiError(error)) throw error
      return
    }
    isDone.current = true
    await onDone?.()
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
