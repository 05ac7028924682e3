import { closeTimeZones, timeZoneQuestionStore } from '@console/session'
import { ConfirmDialog, lazyPart } from '@console/ui'
import { useStore } from 'zustand'
import { lazyWithMessages } from '../messages/lazy-with-messages.tsx'
import { useText } from '../text.ts'
import { sessionQuestionStore } from './session-question.ts'

const TimeZoneDialog = lazyWithMessages(
  () => import(/* webpackChunkName: "command-dialogs" */ '../time-zones/time-zone-dialog.tsx').then((file) => file.TimeZoneDialog),
  {
    en: () => import(/* webpackChunkName: "words-en" */ '../time-zones/messages/en.ts'),
    vi: () => import(/* webpackChunkName: "words-vi" */ '../time-zones/messages/vi.ts'),
  },
)

const SignedOutDialog = lazyPart(
  () => import(/* webpackChunkName: "reports" */ './signed-out-dialog.tsx'),
  (file) => file.SignedOutDialog,
)

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
