import { useKitText } from '@console/i18n'
import { useBlocker } from '@console/router'
import { ConfirmDialog } from '@console/ui'
import { type RefObject, useEffect } from 'react'

interface Props {
  /** There is unsaved work. */
  readonly when: boolean
  /** Set while the work is being saved: what follows a save is not leaving. */
  readonly unless: RefObject<boolean>
}

/** Asks before unsaved work is left, within the console and when the document goes away. */
export function LeaveGuard({ when, unless }: Props) {
  const text = useKitText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && !unless.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!unless.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when, unless])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={text('form.leave.title')}
      confirm={text('form.leave.confirm')}
      cancel={text('form.leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {text('form.leave.text')}
    </ConfirmDialog>
  )
}
