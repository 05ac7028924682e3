import { URL_MAX } from '@console/contract'
import { useKitText } from '@console/i18n'
import { Button, Field, Flex, Input } from '@console/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePanelText } from './panel-text.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly applyLabel: string
  readonly isValid: (address: string) => boolean
  /** The error for an invalid address. */
  readonly error: string
  readonly onApply: (address: string) => void
  /** Removes the link at the caret. */
  readonly onRemove?: (() => void) | undefined
  readonly onClose: () => void
}

/** Asks for the address of a link or an image. It is inside a form, so it prevents Enter from submitting that. */
export function AddressPanel({ label, value, applyLabel, isValid, error, onApply, onRemove, onClose }: Props) {
  const text = usePanelText()
  const kit = useKitText()
  const [address, setAddress] = useState(value)
  const [isInvalid, setInvalid] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function send(): void {
    const given = address.trim()
    if (isValid(given)) onApply(given)
    else {
      setInvalid(true)
      input.current?.focus()
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <Field.Root invalid={isInvalid}>
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
            setInvalid(false)
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
