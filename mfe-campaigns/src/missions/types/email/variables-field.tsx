import { tidy, variablesIn } from '@console/contract'
import { LabelLine, useFieldError, useFieldValue } from '@console/forms'
import { Button, Field, Flex, Icon, Input, Stack, Text } from '@console/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '../../../text.ts'
import { isVariableName, useVariables } from './use-variables.ts'

export function VariablesField() {
  const text = useText()
  const id = useId()
  const label = text('mission.field.variables')
  const [declared, setDeclared] = useVariables()
  const [subject] = useFieldValue<string>('content.subject')
  const [content] = useFieldValue<string>('content.content')
  const error = useFieldError('content.variables', label, 'enter', undefined)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const used = `${subject} ${content}`

  /** Adds the names between commas and blanks, with or without their braces. */
  function add(): void {
    const names = tidy(typed)
      .split(/[\s,;{}]+/)
      .filter(Boolean)
    const isUsable = names.length > 0 && names.every(isVariableName)
    setWrong(!isUsable)
    if (!isUsable) return
    setDeclared([...new Set([...declared, ...names])])
    setTyped('')
  }

  function addOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <Stack role="group" aria-labelledby={id} gap="3">
      <LabelLine id={id} label={label} required={false} />
      <Text textStyle="sm" color="fg.muted">
        {text('mission.content.variables.hint', { example: '{{first_name}}' })}
      </Text>
      {declared.length > 0 ? (
        <Flex gap="2" wrap="wrap">
          {declared.map((name) => (
            <Button
              key={name}
              size="xs"
              aria-label={text('form.remove', { name })}
              onClick={() => {
                setDeclared(declared.filter((one) => one !== name))
                input.current?.focus()
              }}
            >
              {`{{${name}}}`}
              {variablesIn(used).includes(name) ? null : ` ${text('mission.content.variables.unused')}`}
              <Icon id="close" size={14} />
            </Button>
          ))}
        </Flex>
      ) : null}
      <Field.Root invalid={isWrong || error !== undefined}>
        <Field.Label>{text('mission.content.variables.name')}</Field.Label>
        <Flex gap="2" maxW="28rem">
          <Input
            ref={input}
            borderColor="border.control"
            value={typed}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
            onKeyDown={addOnEnter}
          />
          <Button h="10" onClick={add}>
            {text('mission.content.variables.add')}
          </Button>
        </Flex>
        <Field.ErrorText role="alert">{isWrong ? text('mission.content.variables.wrong') : error}</Field.ErrorText>
      </Field.Root>
    </Stack>
  )
}
