import { FIREBASE_SENT_MAX } from '@console/contract'
import { TextField, useFieldFormat, useFieldValue } from '@console/forms'
import { FileDrop } from '@console/forms/fields'
import { Box, Button, ErrorLine, Flex, Stack, Text } from '@console/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../../text.ts'

/** The Firebase config as text; Google's file can be dropped in or chosen. A file that cannot be used changes nothing. */
export function FirebaseField({ check }: { readonly check?: ReactNode }) {
  const text = useText()
  const [, setConfig] = useFieldValue<string>('firebase_config')
  const [taken, setTaken] = useState('')
  const [refused, setRefused] = useState('')
  useFieldFormat<string>('firebase_config', (config) => config)

  async function take(file: File): Promise<void> {
    setTaken('')
    setRefused('')
    // Looked at before it is read: a file of any size can be dropped.
    if (file.size > FIREBASE_SENT_MAX) return setRefused(text('integration.firebaseTooBig', { limit: FIREBASE_SENT_MAX }))
    try {
      setConfig(await file.text())
      setTaken(text('integration.firebaseTaken', { name: file.name }))
    } catch {
      setRefused(text('integration.firebaseUnreadable'))
    }
  }

  return (
    <FileDrop accept=".json,application/json" onFile={(file) => void take(file)}>
      {(choose) => (
        <Stack gap="3">
          <TextField
            name="firebase_config"
            label={text('integration.firebase')}
            hint={text('integration.firebaseHint')}
            rows={8}
            required
            code
          />
          <Flex gap="3" align="center" wrap="wrap">
            <Button onClick={choose}>{text('integration.firebaseChoose')}</Button>
            <Text role="status" textStyle="sm" color="fg.muted">
              {taken}
            </Text>
          </Flex>
          {refused ? <ErrorLine>{refused}</ErrorLine> : null}
          <Box>{check}</Box>
        </Stack>
      )}
    </FileDrop>
  )
}
