import { isApiError } from '@console/api'
import { useErrorText } from '@console/i18n'
import { ConfirmDialog, ErrorLine, Text, toast } from '@console/ui'
import { type ComponentProps, useState } from 'react'

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'onConfirm' | 'failure'> {
  /** What is done once it is confirmed; throws `ApiError`. */
  readonly act: () => Promise<unknown>
  /** What is said when it is done. */
  readonly done: string
  /** What is said when it is not, above the reason. */
  readonly failed: string
  /** Words for single refusals, by their code, in place of the kit's. */
  readonly refusals?: Readonly<Record<string, string>>
  /** Goes on from there, such as to another page. */
  readonly onDone?: () => unknown
  /** Before it can be tried again. */
  readonly onFailed?: () => void
}

/** Asks, does it, and says how it went: a failure stands with its reason in the dialog, from which it can be tried again. */
export function ConfirmAction({ act, done, failed, refusals, onDone, onFailed, onClose, ...dialog }: Props) {
  const errorText = useErrorText('action')
  const [state, setState] = useState<{ readonly isActing: boolean; readonly reason?: string }>({ isActing: false })

  async function confirm(): Promise<void> {
    setState({ isActing: true })
    try {
      await act()
    } catch (error) {
      const code = isApiError(error) ? error.code : 'internal'
      setState({ isActing: false, reason: refusals?.[code] ?? errorText(code) })
      onFailed?.()
      if (!isApiError(error)) throw error
      return
    }
    toast.success(done)
    await onDone?.()
    onClose()
  }

  return (
    <ConfirmDialog
      {...dialog}
      busy={state.isActing}
      failure={state.reason === undefined ? undefined : <Failure failed={failed} reason={state.reason} />}
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
