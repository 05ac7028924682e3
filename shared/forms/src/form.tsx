import { type Failure, mayRetry } from '@console/api'
import { useErrorText, useKitText } from '@console/i18n'
import { holdUnsaved, useOptionalProfile } from '@console/session'
import { Button, ErrorLine, Flex, preloadFeedback, Stack, Text, toast } from '@console/ui'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { DraftNotice } from './drafts/draft-notice.tsx'
import { type FieldRegistry, FieldRegistryContext, labelOf } from './field-registry.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { RecordForm } from './use-record-form.ts'
import { type OnSubmit, useSaving } from './use-saving.ts'
import { useWait } from './use-wait.ts'

interface Props<Values extends FieldValues> {
  readonly form: RecordForm<Values>
  /**
   * Sends the values with the version and the key it is given; throws `ApiError`. What comes after success (a notice,
   * another page) belongs here too. Called again when the save was merged with somebody else's.
   */
  readonly onSubmit: OnSubmit<Values>
  /** Verb + noun on creation, 'Save' on editing. */
  readonly submit: string
  /** What failed, in the page's words: 'Update this Campaign failed'. */
  readonly failed: string
  readonly onCancel?: () => void
  readonly children: ReactNode
}

/**
 * A form that loses nothing: sent once, server errors on their fields, other failures above the buttons with all values
 * kept, a question before unsaved work is left; about a record, also drafts and merging with what others changed.
 */
export function Form<Values extends FieldValues>({ form, onSubmit, submit, failed, onCancel, children }: Props<Values>) {
  const text = useKitText()
  const [registry] = useState<FieldRegistry>(() => new Map())
  const [adopted, setAdopted] = useState('')
  const buttons = useRef<HTMLDivElement>(null)
  const saving = useSaving(form, onSubmit, {
    onFailed: () => toast.error(failed),
    onAdopted(fields, purpose) {
      const notice = text('conflict.taken', { fields: fields.map((name) => labelOf(registry, name)).join(', ') })
      // After a save the page goes away, after restoring it stays.
      if (purpose === 'save') toast.success(notice)
      else setAdopted(notice)
    },
  })
  const { drafts, conflict } = saving
  const { isSubmitting, isDirty } = form.formState
  const wait = useWait(form, saving.failure)
  const isSignedIn = useOptionalProfile() !== null

  useEffect(() => {
    if (isDirty) preloadFeedback()
  }, [isDirty])
  // The reason pushes the buttons down, out of sight where they were the last thing in it.
  useEffect(() => {
    if (saving.failure) buttons.current?.scrollIntoView({ block: 'nearest' })
  }, [saving.failure])
  useEffect(() => (isDirty && isSignedIn ? holdUnsaved() : undefined), [isDirty, isSignedIn])

  function onSend(event: FormEvent): void {
    event.preventDefault()
    void saving.submit()
  }

  return (
    <FieldRegistryContext value={registry}>
      <FormProvider {...form}>
        <form noValidate onSubmit={onSend}>
          <Stack gap="5" maxW="4xl">
            {drafts.offer ? (
              <DraftNotice at={drafts.offer.at} onRestore={() => drafts.offer && saving.restore(drafts.offer)} onDiscard={drafts.discard} />
            ) : null}
            {children}
            {adopted ? (
              <Text role="status" textStyle="sm">
                {adopted}
              </Text>
            ) : null}
            {saving.failure ? <FailureLine failed={failed} failure={saving.failure} wait={wait} submit={submit} /> : null}
            <Flex ref={buttons} gap="3" wrap="wrap" align="center" css={{ scrollMarginBlock: '1.5rem' }}>
              <Button type="submit" look="primary" busy={isSubmitting} disabledReason={wait > 0 ? text('error.rate_limited') : undefined}>
                {submit}
              </Button>
              {onCancel ? <Button onClick={onCancel}>{text('action.cancel')}</Button> : null}
              {isDirty && drafts.isUnavailable ? (
                <Text textStyle="xs" color="fg.muted">
                  {text('draft.off')}
                </Text>
              ) : null}
            </Flex>
          </Stack>
        </form>
        <LeaveGuard when={isDirty} unless={saving.isLeaving} isKept={drafts.isKeeping} />
        {conflict ? <ConflictDialog {...conflict} /> : null}
      </FormProvider>
    </FieldRegistryContext>
  )
}

interface FailureProps {
  readonly failed: string
  readonly failure: Failure
  /** Seconds until it can be sent again. */
  readonly wait: number
  readonly submit: string
}

/** What went wrong, and how to go on: where it can help, sending again is safe, since it goes under the same key. */
function FailureLine({ failed, failure, wait, submit }: FailureProps) {
  const text = useKitText()
  const errorText = useErrorText('action')
  // What the person can mend needs nothing to quote.
  const isOver = failure.code === 'rate_limited' && failure.retryAfter !== undefined && wait === 0
  const isOurs = failure.status >= 500 || failure.code === 'invalid_answer'
  return (
    <ErrorLine>
      <Text fontWeight="bold">{failed}</Text>
      {/* A timer is read out once, with the line around it, and then counts in silence; its end is told. */}
      {isOver ? null : <Text role={wait > 0 ? 'timer' : undefined}>{errorText(failure.code, wait)}</Text>}
      {mayRetry(failure) ? <Text role="status">{wait > 0 ? null : text('form.resend', { submit })}</Text> : null}
      {failure.requestId && isOurs ? <Text overflowWrap="anywhere">{text('feedback.reference', { id: failure.requestId })}</Text> : null}
    </ErrorLine>
  )
}
