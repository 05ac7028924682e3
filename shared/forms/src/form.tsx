import { useKitText } from '@console/i18n'
import { holdUnsaved, useOptionalProfile } from '@console/session'
import { Box, Button, Flex, preloadFeedback, Stack, Text, toast } from '@console/ui'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { DraftNotice } from './drafts/draft-notice.tsx'
import { DraftState } from './drafts/draft-state.tsx'
import { type FieldRegistry, FieldRegistryContext, labelOf } from './field-registry.ts'
import { FormBar } from './form-bar.tsx'
import { FormFailure } from './form-failure.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { useFieldFocus } from './use-field-focus.ts'
import type { RecordForm } from './use-record-form.ts'
import { useSaveKeys } from './use-save-keys.ts'
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
  /** Codes that are news and no failure, such as a registration that waits for approval. */
  readonly news?: readonly string[]
  readonly onCancel?: () => void
  /** The button is as wide as the form: on a card with nothing else. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/**
 * A form that loses nothing: sent once, server errors on their fields, other failures above the buttons with all values
 * kept, a question before unsaved work is left; about a record, also drafts, merging with what others changed, and buttons
 * that stay in sight.
 */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  submit,
  failed,
  news,
  onCancel,
  wide = false,
  children,
}: Props<Values>) {
  const text = useKitText()
  const [registry] = useState<FieldRegistry>(() => new Map())
  const [adopted, setAdopted] = useState('')
  const place = useRef<HTMLFormElement>(null)
  const reason = useRef<HTMLDivElement>(null)
  const focusField = useFieldFocus(form, registry)
  const saving = useSaving(form, onSubmit, {
    onRestored: focusField,
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
  // The reason stands at the end of the fields, which may be below the window.
  useEffect(() => {
    if (saving.failure) reason.current?.scrollIntoView({ block: 'nearest' })
  }, [saving.failure])
  useSaveKeys(place)
  useEffect(() => (isDirty && isSignedIn ? holdUnsaved() : undefined), [isDirty, isSignedIn])

  function onSend(event: FormEvent): void {
    event.preventDefault()
    if (wait === 0) void saving.submit()
  }

  function discardDraft(): void {
    const isOfferedAnother = drafts.discard()
    if (!isOfferedAnother) focusField()
  }

  const buttons = (
    <>
      <Button
        type="submit"
        look="primary"
        busy={isSubmitting}
        disabledReason={wait > 0 ? text('error.rate_limited') : undefined}
        {...(wide ? { w: 'full', size: 'md' } : {})}
      >
        {submit}
      </Button>
      {onCancel ? <Button onClick={onCancel}>{text('action.cancel')}</Button> : null}
    </>
  )

  return (
    <FieldRegistryContext value={registry}>
      <FormProvider {...form}>
        <form ref={place} noValidate onSubmit={onSend}>
          <Stack gap="5" maxW="4xl">
            {drafts.offer ? (
              <DraftNotice at={drafts.offer.at} onRestore={() => drafts.offer && saving.restore(drafts.offer)} onDiscard={discardDraft} />
            ) : null}
            {children}
            {adopted ? (
              <Text role="status" textStyle="sm">
                {adopted}
              </Text>
            ) : null}
            {saving.failure ? (
              <Box ref={reason}>
                <FormFailure
                  failed={failed}
                  failure={saving.failure}
                  isNews={news?.includes(saving.failure.code)}
                  wait={wait}
                  submit={submit}
                />
              </Box>
            ) : null}
            {form.about ? (
              <FormBar>
                {buttons}
                {isDirty && drafts.isOn ? <DraftState {...drafts} /> : null}
              </FormBar>
            ) : (
              <Flex gap="3" wrap="wrap">
                {buttons}
              </Flex>
            )}
          </Stack>
        </form>
        <LeaveGuard when={isDirty} unless={saving.isLeaving} isKept={drafts.isKeeping} />
        {conflict ? <ConflictDialog {...conflict} /> : null}
      </FormProvider>
    </FieldRegistryContext>
  )
}
