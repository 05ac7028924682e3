import { FIREBASE_SENT_MAX, fieldErrors } from '@console/contract'
import { TextField, useFieldError, useFieldFormat, useFieldValue, useFormContext } from '@console/forms'
import { FileDrop, type NoText } from '@console/forms/fields'
import { useFieldErrorText } from '@console/i18n'
import { Button, ErrorLine, Flex, lazyPart, Stack, Text } from '@console/ui'
import { useDeferredValue, useEffect, useState } from 'react'
import * as v from 'valibot'
import { useText } from '../../text.ts'
import { FirebaseInput, fetchReader } from './firebase-input.ts'

const OWN_ERRORS = {
  invalid_json: 'integration.firebaseUnread',
  holds_secret: 'integration.firebaseSecret',
  no_project: 'integration.firebaseNoProject',
}

const FirebaseCheck = lazyPart(fetchReader, (file) => file.FirebaseCheck, { optional: true })

/** A file that was taken, or why it was not, and the config then: once that changes, the file is no longer mentioned. */
interface Taken {
  readonly name: string
  readonly config: string
  readonly isA?: NoText | 'too_big' | 'unreadable'
}

/** Google's file can be dropped in or chosen; a file without text changes nothing. */
export function FirebaseField({ applicationId }: { readonly applicationId: string | undefined }) {
  const text = useText()
  const errorText = useFieldErrorText()
  const [config, setConfig] = useFieldValue<string>('firebase_config')
  const [last, setTaken] = useState<Taken>()
  const taken = last?.config === config ? last : undefined
  useFieldFormat<string>('firebase_config', (one) => one)
  const label = text('integration.firebase')
  const error = useFieldError('firebase_config', label, 'enter', OWN_ERRORS)
  const shown = useDeferredValue(config)
  const { formState, getFieldState, trigger } = useFormContext()
  // With it, `FirebaseInput` reads more.
  const [reader, setReader] = useState<unknown>()
  const isUnread = reader !== undefined && getFieldState('firebase_config', formState).error?.types?.found === 'unloaded'
  const read = v.safeParse(FirebaseInput, shown)
  const [found] = read.success || shown.trim() === '' ? [] : fieldErrors(read.issues, '/body')
  // The reader may be on its way.
  const refusal = found?.params?.found === 'unloaded' ? undefined : found

  // A config that was sent before the reader came was refused unread.
  useEffect(() => {
    if (isUnread) void trigger('firebase_config')
  }, [isUnread, trigger])

  async function take(file: File): Promise<void> {
    const failed = (isA: NonNullable<Taken['isA']>) => setTaken({ name: file.name, config, isA })
    // Checked before it is read: a file of any size can be dropped.
    if (file.size > FIREBASE_SENT_MAX) return failed('too_big')
    try {
      const { readTextFile } = await fetchReader()
      const content = await readTextFile(file)
      if ('isA' in content) return failed(content.isA)
      setConfig(content.text)
      setTaken({ name: file.name, config: content.text })
    } catch {
      failed('unreadable')
    }
  }

  return (
    <FileDrop
      accept=".json,.plist,.xml,.js,.ts,.txt,application/json"
      onFile={(file) => void take(file)}
      onFocus={() => void fetchReader().then(setReader, () => undefined)}
    >
      {(choose) => (
        <Stack gap="3">
          <TextField
            name="firebase_config"
            label={label}
            hint={text('integration.firebaseHint')}
            errors={OWN_ERRORS}
            rows={8}
            required
            code
          />
          <Flex gap="3" align="center" wrap="wrap">
            <Button onClick={choose}>{text('integration.firebaseChoose')}</Button>
            <Text role="status" textStyle="sm" color="fg.muted">
              {taken && !taken.isA && read.success ? text('integration.firebaseTaken', { name: taken.name }) : ''}
            </Text>
          </Flex>
          {taken?.isA ? <ErrorLine>{text('integration.firebaseNotTaken', { name: taken.name, found: taken.isA })}</ErrorLine> : null}
          {refusal && !error ? (
            <ErrorLine>
              {errorText(refusal.code, { ...refusal.params, label }, OWN_ERRORS[refusal.code as keyof typeof OWN_ERRORS])}
            </ErrorLine>
          ) : null}
          {read.success ? <FirebaseCheck config={read.output} applicationId={applicationId} /> : null}
        </Stack>
      )}
    </FileDrop>
  )
}
