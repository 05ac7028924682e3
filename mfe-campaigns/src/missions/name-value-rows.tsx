import { controlStyle, useFieldError, useFormContext, useWatch } from '@console/forms'
import { Box, Button, Field, Flex, Icon, IconButton, Input, Span, Stack, Text } from '@console/ui'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type NameValue, pairsIn } from './pairs-in.ts'

interface Words {
  readonly label: string
  readonly hint: string
  readonly add: string
  /** Labels of a row, by its number. */
  readonly nameOf: (number: number) => string
  readonly valueOf: (number: number) => string
  readonly removeOf: (number: number) => string
}

interface Props {
  readonly name: string
  readonly words: Words
  /** Message keys by code: of the rows as a whole, of an empty name and of an empty value. */
  readonly errors: Readonly<Record<string, string>>
  readonly missing: { readonly name: string; readonly value: string }
  /** Message key for a name that a row before it has. */
  readonly repeated?: string
  /** Drawn below the rows. */
  readonly children?: ReactNode
}

/** Enter in a row adds the next one. Pairs pasted into a name become rows. */
export function NameValueRows({ name, words, errors, missing, repeated, children }: Props) {
  const id = useId()
  const adder = useRef<HTMLButtonElement>(null)
  const { getValues, setValue, setFocus, formState } = useFormContext()
  const count: number = useWatch({ name, compute: (rows: readonly NameValue[] = []) => rows.length })
  const [focused, setFocused] = useState<{ readonly row: number }>()
  const error = useFieldError(name, words.label, 'enter', errors)

  // Once the row is drawn.
  useEffect(() => {
    if (!focused) return
    if (focused.row < 0) adder.current?.focus()
    else setFocus(`${name}.${focused.row}.name`)
  }, [focused, name, setFocus])

  function change(rows: readonly NameValue[], row: number): void {
    setValue(name, rows, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted })
    setFocused({ row })
  }
  const read = (): readonly NameValue[] => structuredClone(getValues(name))
  const add = () => change([...read(), { name: '', value: '' }], count)
  const remove = (row: number) =>
    change(
      read().filter((_, at) => at !== row),
      Math.min(row, count - 2),
    )

  function paste(event: ClipboardEvent, row: number): void {
    const pairs = pairsIn(event.clipboardData.getData('text/plain'))
    if (pairs.length === 0) return
    event.preventDefault()
    const rows = read()
    const isEmpty = rows[row]?.name === '' && rows[row].value === ''
    const before = rows.slice(0, isEmpty ? row : row + 1)
    change([...before, ...pairs, ...rows.slice(row + 1)], before.length + pairs.length - 1)
  }

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
          {words.label}
        </Span>
        <Text id={`${id}-hint`} textStyle="xs" color="fg.muted">
          {words.hint}
        </Text>
      </Box>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row are named by its place
        <Flex key={row} gap="3" align="flex-start" wrap="wrap" onKeyDown={onKeyDown}>
          <PartField
            name={`${name}.${row}.name`}
            label={words.nameOf(row + 1)}
            errors={{ required: missing.name, ...(repeated ? { duplicate: repeated } : {}) }}
            onPaste={(event) => paste(event, row)}
          />
          <PartField name={`${name}.${row}.value`} label={words.valueOf(row + 1)} errors={{ required: missing.value }} />
          <IconButton label={words.removeOf(row + 1)} mt="7" onClick={() => remove(row)}>
            <Icon id="delete" />
          </IconButton>
        </Flex>
      ))}
      {children}
      <Text role="alert" textStyle="xs" color="fg.error">
        {error}
      </Text>
      <Box>
        <Button ref={adder} onClick={add}>
          <Icon id="add" size={16} />
          {words.add}
        </Button>
      </Box>
    </Stack>
  )
}

interface PartProps {
  readonly name: string
  readonly label: string
  /** Message keys by code. */
  readonly errors: Readonly<Record<string, string>>
  readonly onPaste?: (event: ClipboardEvent) => void
}

/** Without the mark of fields that may stay empty, since each row may as a whole. */
function PartField({ name, label, errors, onPaste }: PartProps) {
  const { register } = useFormContext()
  const error = useFieldError(name, label, 'enter', errors)
  return (
    <Box flex="1" minW="10rem">
      <Field.Root invalid={error !== undefined}>
        <Field.Label>{label}</Field.Label>
        <Input
          autoComplete="off"
          spellCheck={false}
          fontFamily="mono"
          {...controlStyle}
          {...register(name)}
          {...(onPaste ? { onPaste } : {})}
        />
        <Field.ErrorText>{error}</Field.ErrorText>
      </Field.Root>
    </Box>
  )
}
