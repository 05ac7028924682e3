import { isApiError } from '@console/api'
import { useErrorText } from '@console/i18n'
import { ConfirmDialog, toast } from '@console/ui'
import { type ComponentProps, useState } from 'react'

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'onConfirm'> {
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
}

/** Asks, does it, and says how it went: a refusal is a notice with its reason, and what was asked about stays as it is. */
export function ConfirmAction({ act, done, failed, refusals, onDone, onClose, ...dialog }: Props) {
  const errorText = useErrorText('action')
  const [isActing, setActing] = useState(false)

  async function confirm(): Promise<void> {
    setActing(true)
    try {
      await act()
      toast.success(done)
      await onDone?.()
    } catch (error) {
      if (!isApiError(error)) throw error
      toast.error(failed, refusals?.[error.code] ?? errorText(error.code))
    } finally {
      setActing(false)
      onClose()
    }
  }

  return <ConfirmDialog {...dialog} busy={isActing} onConfirm={() => void confirm()} onClose={onClose} />
}
