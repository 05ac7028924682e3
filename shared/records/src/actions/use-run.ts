import { isApiError, useSend } from '@console/api'
import { useErrorText, useKitText } from '@console/i18n'
import { toast } from '@console/ui'
import type { AnyRecord } from '../record.ts'
import type { ActionCall, DirectAction, Send } from './action.ts'

type OutcomeTexts<R> = Pick<DirectAction<R>, 'done' | 'failed' | 'refusals'>

/**
 * Returns a function that makes an action's call, says so and offers to take it back if possible, naming the record.
 * Throws `ApiError`.
 */
export function useRun(): <R extends AnyRecord>(
  of: { readonly title: (record: R) => string },
  call: ActionCall<R>,
  record: R,
  texts: Pick<OutcomeTexts<R>, 'done'>,
) => Promise<void> {
  const text = useKitText()
  const send = useSend() as Send
  const notifyFailure = useNotifyFailure()

  async function undo<R extends AnyRecord>({ undo: takeBack }: ActionCall<R>, record: R, response: unknown): Promise<void> {
    try {
      await takeBack?.(record, response, send)
      toast.success(text('undo.done'), undefined, { id: record.id })
    } catch (error) {
      notifyFailure(error, { failed: text('undo.failed') })
    }
  }

  return async (of, call, record, { done }) => {
    const response = await call.make(record, send)
    const takeBack = call.undo ? { label: text('action.undo'), onClick: () => void undo(call, record, response) } : undefined
    const [words, subject] = typeof done === 'string' ? [done, takeBack ? { name: of.title(record) } : {}] : [done(record), {}]
    toast.success(words, takeBack, { id: record.id, ...subject })
  }
}

/** Returns a function that notifies of a failed action and why. Rethrows anything but `ApiError`. */
export function useNotifyFailure(): (error: unknown, texts: Pick<OutcomeTexts<never>, 'failed' | 'refusals'>) => void {
  const reasonOf = useReason()
  return (error, { failed, refusals }) => {
    toast.error(failed, reasonOf(error, refusals))
    if (!isApiError(error)) throw error
  }
}

export function useReason(): (error: unknown, refusals: OutcomeTexts<never>['refusals']) => string {
  const errorText = useErrorText('action')
  return (error, refusals) => {
    const code = isApiError(error) ? error.code : 'internal'
    return refusals?.[code] ?? errorText(code)
  }
}
