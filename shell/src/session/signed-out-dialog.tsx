import { FIRST_PATH, withNext } from '@console/module'
import { documentUrl, sessionStore } from '@console/session'
import { ConfirmDialog, toast } from '@console/ui'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useText } from '../text.ts'
import { onNotice } from './session-channel.ts'
import { closeQuestion } from './session-question.ts'

/** The session ended under unsaved work: the page stays, the person signs in again in a second window and goes on. */
export function SignedOutDialog() {
  const text = useText()
  const opened = useRef<Window>(null)
  const user = useStore(sessionStore, (session) => (session.state === 'signed-in' ? session.profile.id : null))

  useEffect(
    () =>
      onNotice((notice) => {
        // If someone else signs in, `followSession` leaves the page.
        if (notice.is !== 'signed-in' || notice.user !== user) return
        opened.current?.close()
        closeQuestion()
        toast.success(text('signedOut.back'))
      }),
    [user, text],
  )

  return (
    <ConfirmDialog
      open
      danger={false}
      title={text('signedOut.title')}
      confirm={text('signedOut.signIn')}
      cancel={text('signedOut.later')}
      onConfirm={() => {
        opened.current = window.open(documentUrl(withNext('/login', FIRST_PATH)))
      }}
      onClose={closeQuestion}
    >
      {text('signedOut.text')}
    </ConfirmDialog>
  )
}
