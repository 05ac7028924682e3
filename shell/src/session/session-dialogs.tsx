import { FIRST_PATH, withNext } from '@console/module'
import { closeTimeZones, documentUrl, sessionStore, timeZoneQuestionStore } from '@console/session'
import { ConfirmDialog, toast } from '@console/ui'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { lazyWithWords } from '../messages/lazy-with-words.tsx'
import { useText } from '../text.ts'
import { onNotice } from './session-channel.ts'
import { closeQuestion, sessionQuestionStore } from './session-question.ts'

const TimeZoneDialog = lazyWithWords(() => import('../time-zones/time-zone-dialog.tsx').then((file) => file.TimeZoneDialog), {
  en: () => import('../time-zones/messages/en.ts'),
  vi: () => import('../time-zones/messages/vi.ts'),
})

/** What the session asks, over whatever page is open. */
export function SessionDialogs() {
  const text = useText()
  const question = useStore(sessionQuestionStore)
  const isZoneAsked = useStore(timeZoneQuestionStore, ({ isAsked }) => isAsked)
  return (
    <>
      {question.is === 'ended' ? <SignedOutDialog /> : null}
      {isZoneAsked ? <TimeZoneDialog onClose={closeTimeZones} /> : null}
      <ConfirmDialog
        open={question.is === 'sign-out'}
        title={text('signOut.title')}
        confirm={text('account.signOut')}
        onConfirm={() => question.is === 'sign-out' && question.answer(true)}
        onClose={() => question.is === 'sign-out' && question.answer(false)}
      >
        {text('signOut.unsaved')}
      </ConfirmDialog>
      <ConfirmDialog
        open={question.is === 'leave'}
        title={text('form.leave.title')}
        confirm={text('form.leave.confirm')}
        cancel={text('form.leave.stay')}
        onConfirm={() => question.is === 'leave' && question.answer(true)}
        onClose={() => question.is === 'leave' && question.answer(false)}
      >
        {text('form.leave.text')}
      </ConfirmDialog>
    </>
  )
}

/** The session ended under unsaved work: the page stays, the person signs in again in a second window and goes on. */
function SignedOutDialog() {
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
