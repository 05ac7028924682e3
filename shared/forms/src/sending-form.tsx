import { useKitText } from '@console/i18n'
import { holdUnsaved, useOptionalProfile } from '@console/session'
import { Box, Button, Flex, preloadFeedback, Stack } from '@console/ui'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { FormFailure } from './form-failure.tsx'
import { type FormFields, FormFieldsContext } from './form-fields.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { useWrongFocus } from './use-field-focus.ts'
import { BaseContext, type RecordForm } from './use-record-form.ts'
import { useSaveKeys } from './use-save-keys.ts'
import type { OnSubmit, Saving } from './use-saving.ts'
import { useWait } from './use-wait.ts'

export interface FormProps<Values extends FieldValues> {
  readonly form: RecordForm<Values>
  /**
   * Sends the values with the version and the key it is given; throws `ApiError`. What comes after success (a notice,
   * another page) belongs here too. Called again when the save was merged with someone else's.
   */
  readonly onSubmit: OnSubmit<Values>
  /** Verb + noun on creation, 'Save' on editing. */
  readonly submit: string
  /** In the page's words: 'Update this Campaign failed'. */
  readonly failed: string
  /** Codes that are news and no failure, such as a registration that waits for approval. */
  readonly news?: readonly string[]
  readonly onCancel?: () => void
  readonly blocked?: string | undefined
  /** As wide as the form: on a card with nothing else. */
  readonly wide?: boolean
  readonly children: ReactNode
}

interface Props<Values extends FieldValues> extends Omit<FormProps<Values>, 'onSubmit'> {
  readonly formFields: FormFields
  readonly saving: Saving
  readonly offer?: ReactNode
  readonly notice?: ReactNode
  readonly question?: ReactNode
  /** What comes above the fields is not known yet: the form waits for it out of sight, so that nothing moves. */
  readonly isAwaited?: boolean
  readonly isKept?: boolean
  readonly bar?: (buttons: ReactNode) => ReactNode
}

export function SendingForm<Values extends FieldValues>({
  form,
  formFields,
  saving,
  submit,
  failed,
  news,
  onCancel,
  blocked,
  wide = false,
  offer,
  notice,
  question,
  isKept = false,
  isAwaited = false,
  bar = inOneLine,
  children,
}: Props<Values>) {
  const text = useKitText()
  const place = useRef<HTMLFormElement>(null)
  const reason = useRef<HTMLDivElement>(null)
  const { isSubmitting, isDirty } = form.formState
  const wait = useWait(form, saving.failure)
  const isSignedIn = useOptionalProfile() !== null

  useEffect(() => {
    if (isDirty) preloadFeedback()
  }, [isDirty])
  // The reason is shown below the last field, which may be out of sight.
  useEffect(() => {
    if (saving.failure) reason.current?.scrollIntoView({ block: 'nearest' })
  }, [saving.failure])
  useSaveKeys(place)
  useWrongFocus(place, saving.wrong)
  useEffect(() => (isDirty && isSignedIn ? holdUnsaved() : undefined), [isDirty, isSignedIn])

  function onSend(event: FormEvent): void {
    event.preventDefault()
    if (wait === 0 && blocked === undefined) void saving.submit()
  }

  return (
    <FormFieldsContext value={formFields}>
      <BaseContext value={form.base}>
        <FormProvider {...form}>
          <form ref={place} noValidate onSubmit={onSend}>
            <Stack gap="5" style={isAwaited ? { visibility: 'hidden' } : undefined}>
              {offer}
              {children}
              {notice}
              {saving.failure ? (
                <Box ref={reason} key={saving.failure.attempt}>
                  <FormFailure
                    failed={failed}
                    failure={saving.failure}
                    isNews={news?.includes(saving.failure.code)}
                    wait={wait}
                    submit={submit}
                  />
                </Box>
              ) : null}
              {bar(
                <>
                  <Button
                    type="submit"
                    look="primary"
                    busy={isSubmitting}
                    disabledReason={wait > 0 ? text('error.rate_limited') : blocked}
                    {...(wide ? { w: 'full', size: 'md' } : {})}
                  >
                    {submit}
                  </Button>
                  {onCancel ? <Button onClick={onCancel}>{text('action.cancel')}</Button> : null}
                </>,
              )}
            </Stack>
          </form>
          <LeaveGuard
            when={isDirty}
            unless={() => saving.isLeaving() || form.about?.isBegun?.(form.getValues()) === false}
            isKept={isKept}
          />
          {question}
        </FormProvider>
      </BaseContext>
    </FormFieldsContext>
  )
}

function inOneLine(buttons: ReactNode): ReactNode {
  return (
    <Flex gap="3" wrap="wrap">
      {buttons}
    </Flex>
  )
}
