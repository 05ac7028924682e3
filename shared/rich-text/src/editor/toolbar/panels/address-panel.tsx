import { fieldErrors, URL_MAX } from '@console/contract'
import { useFieldErrorText, useKitText } from '@console/i18n'
import { Button, Field, Flex, Input } from '@console/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { usePanelText } from './panel-text.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly applyLabel: string
  readonly schema: v.GenericSchema<string, string>
  readonly onApply: (address: string) => void
  readonly onRemove?: (() => void) | undefined
  readonly onClose: () => void
}

/** Asks for the address of a link or an image. It is inside a form, so it prevents Enter from submitting that. */
export function AddressPanel({ label, value, applyLabel, schema, onApply, onRemove, onClose }: Props) {
  const text = usePanelText()
  const kit = useKitText()
  const [address, setAddress] = useState(value)
  const fieldErrorText = useFieldErrorText()
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function send(): void {
    const read = v.safeParse(schema, address)
    if (read.success) onApply(read.output)
    else {
      const [refusal] = fieldErrors(read.issues, '/body')
      setError(refusal ? fieldErrorText(refusal.code, { label, ...refusal.params }) : '')
      input.current?.focus()
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    send()
  }

  return (
    <Field.Root invalid={error !== ''}>
      <Field.Label>{label}</Field.Label>
      <Flex gap="2" w="full" wrap="wrap">
        <Input
          ref={input}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={URL_MAX}
          flex="1"
          minW="48"
          bg="bg.panel"
          borderColor="border.control"
          value={address}
          onChange={(event) => {
            setAddress(event.target.value)
            setError('')
          }}
          onKeyDown={onKeyDown}
        />
        <Button look="primary" onClick={send}>
          {applyLabel}
        </Button>
        {onRemove ? <Button onClick={onRemove}>{text('richText.link.remove')}</Button> : null}
        <Button onClick={onClose}>{kit('action.cancel')}</Button>
      </Flex>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
