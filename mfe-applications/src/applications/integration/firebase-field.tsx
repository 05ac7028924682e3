import { FIREBASE_TEXT_MAX } from '@console/contract'
import { TextField, useFieldShown, useFieldValue } from '@console/forms'
import { useFormats } from '@console/i18n'
import { Box, Button, ErrorLine, Flex, Stack, Text } from '@console/ui'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../text.ts'

/** The Firebase config as text; Google's file can be dropped in or chosen. A file that cannot be used changes nothing. */
export function FirebaseField({ check }: { readonly check?: ReactNode }) {
  const text = useText()
  const { number } = useFormats()
  const [, setConfig] = useFieldValue<string>('firebase_config')
  const [taken, setTaken] = useState('')
  const [refused, setRefused] = useState('')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useFieldShown<string>('firebase_config', (config) => config)

  async function take(file: File): Promise<void> {
    setTaken('')
    setRefused('')
    // Looked at before it is read: a file of any size can be dropped.
    if (file.size > FIREBASE_TEXT_MAX) return setRefused(text('integration.firebaseTooBig', { limit: number(FIREBASE_TEXT_MAX) }))
    try {
      setConfig(await file.text())
      setTaken(text('integration.firebaseTaken', { name: file.name }))
    } catch {
      setRefused(text('integration.firebaseUnreadable'))
    }
  }

  function onDrop(event: DragEvent): void {
    setOver(false)
    const [file] = event.dataTransfer.files
    // Dropped text goes into the field as the browser does it.
    if (!file) return
    event.preventDefault()
    void take(file)
  }

  return (
    <Stack
      gap="3"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'brand.border' : 'border.control'}
      bg={isOver ? 'bg.emphasized' : undefined}
      borderRadius="l3"
      p="4"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <TextField
        name="firebase_config"
        label={text('integration.firebase')}
        hint={text('integration.firebaseHint')}
        rows={8}
        required
        code
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file chosen again is a choice too.
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      <Flex gap="3" align="center" wrap="wrap">
        <Button onClick={() => input.current?.click()}>{text('integration.firebaseChoose')}</Button>
        <Text role="status" textStyle="sm" color="fg.muted">
          {taken}
        </Text>
      </Flex>
      {refused ? <ErrorLine>{refused}</ErrorLine> : null}
      <Box>{check}</Box>
    </Stack>
  )
}
