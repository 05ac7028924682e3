import { useKitText } from '@console/i18n'
import { useBlocker } from '@console/router'
import { unsavedStore } from '@console/session'
import { ConfirmDialog } from '@console/ui'
import { useEffect } from 'react'

interface Props {
  readonly when: boolean
  /** Whether all of it has been sent, so that leaving would be no loss. */
  readonly unless: () => boolean
  readonly isKept: boolean
}

/** Asks before unsaved work is left, within the console and when the document goes away. */
export function LeaveGuard({ when, unless, isKept }: Props) {
  const text = useKitText()
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      when && !unless() && (now.pathname !== next.pathname || now.search !== next.search) && unsavedStore.getState().onLeaving === 'ask',
  )

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!unless() && unsavedStore.getState().onLeaving === 'ask') event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  })

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={text('form.leave.title')}
      confirm={text('form.leave.confirm')}
      cancel={text('form.leave.stay')}
      danger={!isKept}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {text('form.leave.text')}
      {isKept ? ` ${text('form.leave.draft')}` : null}
    </ConfirmDialog>
  )
}
