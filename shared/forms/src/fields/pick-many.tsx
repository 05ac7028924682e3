import type { Loadable } from '@console/api'
import { useKitText } from '@console/i18n'
import { Box, Button, CheckLine, Field, Flex, Icon, Loaded, PlainList, SearchField, SkeletonPage, Stack, Text } from '@console/ui'
import { type ReactNode, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useFieldError } from '../field-error.ts'
import { type FieldProps, LabelLine } from '../field-frame.tsx'
import { useFieldFormat } from '../form-fields.ts'

export interface PickOption {
  readonly id: string
  readonly name: string
  readonly more?: ReactNode
  /** Its name once it is chosen, where the list says more than that. */
  readonly chosen?: string
}

export interface PickFieldProps extends FieldProps {
  readonly searchLabel: string
  readonly failed: string
  readonly none: string
}

interface Props extends PickFieldProps {
  readonly q: string
  readonly onSearch: (q: string) => void
  readonly found: Loadable<readonly PickOption[]>
  /** Below the list: that there are more than it shows. */
  readonly note?: ReactNode
  /** The options chosen when the form opens, so that their names are known without a call. */
  readonly known: readonly PickOption[]
  readonly onPick?: (id: string) => void
}

/** Some of many: a searched list with a box before each; the chosen ones stay in sight. The value is a list of ids. */
export function PickMany({
  name,
  label,
  required = false,
  hint,
  errors,
  searchLabel,
  failed,
  none,
  q,
  onSearch,
  found,
  note,
  known,
  onPick,
}: Props) {
  const labelId = useId()
  const { field } = useController<Record<string, string[]>>({ name })
  const error = useFieldError(name, label, 'choose', errors)
  const [seen, setSeen] = useState(() => new Map(known.map((option) => [option.id, option])))
  const chosen = field.value ?? []
  const optionOf = (id: string) => seen.get(id) ?? found.data?.find((option) => option.id === id)
  useFieldFormat<string[]>(name, (ids) => ids.map((id) => nameOf(optionOf(id)) ?? id).join(', '))

  function toggle(option: PickOption): void {
    const isChosen = chosen.includes(option.id)
    setSeen((before) => new Map(before).set(option.id, option))
    field.onChange(isChosen ? chosen.filter((id) => id !== option.id) : [...chosen, option.id])
    if (!isChosen) onPick?.(option.id)
  }

  return (
    <Stack role="group" aria-labelledby={labelId} gap="1.5" minW="0">
      <LabelLine id={labelId} label={label} required={required} />
      <Stack gap="3" borderWidth="1px" borderColor={error ? 'border.error' : 'border'} borderRadius="l3" p="4">
        {chosen.length > 0 ? <Chosen options={chosen.flatMap((id) => optionOf(id) ?? [])} onRemove={toggle} /> : null}
        <SearchField label={searchLabel} value={q} onSearch={onSearch} />
        {/* Fixed height, however many there are and whatever a search leaves over: nothing below it moves. */}
        <Box h="48" overflowY="auto">
          <Loaded
            from={found}
            skeleton={<SkeletonPage />}
            failed={failed}
            isEmpty={(options) => options.length === 0}
            empty={() => <Text color="fg.muted">{none}</Text>}
          >
            {(options) => (
              <PlainList gap="0" textStyle="sm" ref={field.ref} tabIndex={-1} data-wrong={error !== undefined || undefined}>
                {options.map((option) => (
                  <Box as="li" key={option.id} py="0.5">
                    <CheckLine
                      checked={chosen.includes(option.id)}
                      onChange={() => toggle(option)}
                      onBlur={field.onBlur}
                      isWrong={error !== undefined}
                    >
                      {option.name}
                      {option.more}
                    </CheckLine>
                  </Box>
                ))}
              </PlainList>
            )}
          </Loaded>
        </Box>
        {note}
        {hint || error ? (
          <Field.Root invalid={error !== undefined}>
            {hint ? <Field.HelperText color="fg.muted">{hint}</Field.HelperText> : null}
            <Field.ErrorText role="alert">{error}</Field.ErrorText>
          </Field.Root>
        ) : null}
      </Stack>
    </Stack>
  )
}

function nameOf(option: PickOption): string
function nameOf(option: PickOption | undefined): string | undefined
function nameOf(option: PickOption | undefined) {
  return option?.chosen ?? option?.name
}

interface ChosenProps {
  readonly options: readonly PickOption[]
  readonly onRemove: (option: PickOption) => void
}

function Chosen({ options, onRemove }: ChosenProps) {
  const text = useKitText()
  return (
    <Flex gap="2" wrap="wrap">
      {options.map((option) => (
        <Button
          key={option.id}
          size="xs"
          breaks
          aria-label={text('form.remove', { name: nameOf(option) })}
          onClick={() => onRemove(option)}
        >
          {nameOf(option)}
          <Icon id="close" size={14} />
        </Button>
      ))}
    </Flex>
  )
}
