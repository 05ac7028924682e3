import { isApiError } from '@console/api'
import { useErrorText, useKitText } from '@console/i18n'
import { Button, ErrorLine, Flex, Stack, toast } from '@console/ui'
import { type ReactNode, useRef, useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { LeaveGuard } from './leave-guard.tsx'
import { type RecordForm, showServerErrors } from './use-record-form.ts'

interface Props<Values extends FieldValues> {
  readonly form: RecordForm<Values>
  /** Sends the values; throws `ApiError`. What comes after success (a notice, another page) belongs here too. */
  readonly onSubmit: (values: Values) => Promise<void>
  /** Verb + noun on creation, 'Save' on editing. */
  readonly submit: string
  /** What failed, in the page's words: 'Update this Campaign failed'. */
  readonly failed: string
  readonly onCancel?: () => void
  readonly children: ReactNode
}

interface Failed {
  readonly code: string
  readonly requestId?: string | undefined
}

/**
 * A form that loses nothing: sent once, server errors on their fields, other failures above the buttons with all
 * values kept, and a question before unsaved work is left.
 */
export function Form<Values extends FieldValues>({ form, onSubmit, submit, failed, onCancel, children }: Props<Values>) {
  const text = useKitText()
  const errorText = useErrorText('action')
  const [failure, setFailure] = useState<Failed>()
  const isDone = useRef(false)
  const { isSubmitting, isDirty } = form.formState

  async function send(values: Values): Promise<void> {
    setFailure(undefined)
    try {
      isDone.current = true
      await onSubmit(values)
    } catch (error) {
      isDone.current = false
      if (!isApiError(error)) throw error
      const elsewhere = showServerErrors(form, error.fields)
      if (error.fields.length === 0 || elsewhere.length > 0) {
        setFailure(error)
        toast.error(failed)
      }
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(send)}>
        <Stack gap="5">
          {children}
          {failure ? (
            <ErrorLine>
              <strong>{failed}</strong>
              <br />
              {errorText(failure.code)}
              {failure.requestId ? ` ${text('feedback.reference', { id: failure.requestId })}` : null}
            </ErrorLine>
          ) : null}
          <Flex gap="3" wrap="wrap">
            <Button type="submit" look="primary" busy={isSubmitting}>
              {submit}
            </Button>
            {onCancel ? <Button onClick={onCancel}>{text('action.cancel')}</Button> : null}
          </Flex>
        </Stack>
      </form>
      <LeaveGuard when={isDirty} unless={isDone} />
    </FormProvider>
  )
}
