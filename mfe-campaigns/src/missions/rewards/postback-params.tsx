import type { PostbackParam } from '@console/contract'
import { controlStyle, useFieldError, useFormContext, useWatch } from '@console/forms'
import { Box, Button, Field, Flex, Icon, IconButton, Input, Span, Stack, Text } from '@console/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from './reward-words.ts'

interface Props {
  /** The field that holds them. */
  readonly name: string
}

/** Rows of name and value, added and removed; Enter in a row adds the next one. */
export function PostbackParams({ name }: Props) {
  const text = useText()
  const id = useId()
  const adder = useRef<HTMLButtonElement>(null)
  const { getValues, setValue, setFocus, formState } = useFormContext()
  const count: number = useWatch({ name, compute: (rows: readonly PostbackParam[] = []) => rows.length })
  const [focused, setFocused] = useState<{ readonly row: number }>()
  const error = useFieldError(name, text('reward.params'), 'enter', { max_items: 'reward.params.most' })

  // Once the row is drawn.
  useEffect(() => {
    if (!focused) return
    if (focused.row < 0) adder.current?.focus()
    else setFocus(`${name}.${focused.row}.name`)
  }, [focused, name, setFocus])

  function change(rows: readonly PostbackParam[], row: number): void {
    setValue(name, rows, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted })
    setFocused({ row })
  }
  const read = (): readonly PostbackParam[] => structuredClone(getValues(name))
  const add = () => change([...read(), { name: '', value: '' }], count)
  const remove = (row: number) =>
    change(
      read().filter((_, at) => at !== row),
      Math.min(row, count - 2),
    )

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return
    // Within the form Enter would send it.
    event.preventDefault()
    add()
  }

  return (
    <Stack role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} gap="3" data-wrong={error ? true : undefined}>
      <Box>
        <Span id={`${id}-label`} fontWeight="medium" textStyle="sm">
          {text('reward.params')}
        </Span>
        <Text id={`${id}-hint`} textStyle="xs" color="fg.muted">
          {text('reward.params.hint')}
        </Text>
      </Box>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row are named by its place
        <Flex key={row} gap="3" align="flex-start" wrap="wrap" onKeyDown={onKeyDown}>
          <ParamField
            name={`${name}.${row}.name`}
            label={text('reward.params.name', { number: row + 1 })}
            missing="reward.params.name.required"
          />
          <ParamField
            name={`${name}.${row}.value`}
            label={text('reward.params.value', { number: row + 1 })}
            missing="reward.params.value.required"
          />
          <IconButton label={text('reward.params.remove', { number: row + 1 })} mt="7" onClick={() => remove(row)}>
            <Icon id="delete" />
          </IconButton>
        </Flex>
      ))}
      <Text role="alert" textStyle="xs" color="fg.error">
        {error}
      </Text>
      <Box>
        <Button ref={adder} onClick={add}>
          <Icon id="add" size={16} />
          {text('reward.params.add')}
        </Button>
      </Box>
    </Stack>
  )
}

interface ParamProps {
  readonly name: string
  readonly label: string
  /** Message for an empty one beside a filled one. */
  readonly missing: string
}

/** Without the mark of fields that may stay empty, since each row may as a whole. */
function ParamField({ name, label, missing }: ParamProps) {
  const { register } = useFormContext()
  const error = useFieldError(name, label, 'enter', { required: missing })
  return (
    <Box flex="1" minW="10rem">
      <Field.Root invalid={error !== undefined}>
        <Field.Label>{label}</Field.Label>
        <Input autoComplete="off" spellCheck={false} fontFamily="mono" {...controlStyle} {...register(name)} />
        <Field.ErrorText>{error}</Field.ErrorText>
      </Field.Root>
    </Box>
  )
}
