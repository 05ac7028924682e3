import { useLocale } from '@console/session'
import { Box, Flex, Input, Text } from '@console/ui'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { controlStyle } from '../control-style.ts'
import { useFieldError } from '../field-error.ts'
import { FieldFrame, type FieldProps } from '../field-frame.tsx'
import { useFieldFormat } from '../field-registry.ts'
import { hasTooManyDigits, readNumber, writeNumber } from './number-text.ts'

interface Props extends FieldProps {
  /** Stands behind the control: 'seconds'. */
  readonly unit?: string
}

/**
 * A number as the person's language writes it. The value is null for nothing; what is no number, or would be rounded, stays as it was
 * typed, which the contract refuses at its place.
 */
export function NumberField({ name, label, required = false, hint, errors, unit }: Props) {
  const locale = useLocale()
  const { field } = useController({ name })
  const [typed, setTyped] = useState<string>()
  const value: number | string | null = field.value ?? null
  const written = typeof value === 'number' ? writeNumber(value, locale) : (value ?? '')
  useFieldFormat<number | string>(name, (one) => (typeof one === 'number' ? writeNumber(one, locale) : one))
  const refused = typeof value === 'string' && hasTooManyDigits(value, locale) ? 'field.too_many_digits' : 'field.not_number'
  const error = useFieldError(name, label, 'enter', { invalid_type: refused, value_type_mismatch: refused, ...errors })
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      <Flex gap="2" align="center">
        <Box flex="1" maxW="16rem">
          <Input
            ref={field.ref}
            name={field.name}
            inputMode="decimal"
            autoComplete="off"
            {...controlStyle}
            value={typed !== undefined && readNumber(typed, locale) === value ? typed : written}
            onChange={(event) => {
              setTyped(event.target.value)
              field.onChange(readNumber(event.target.value, locale))
            }}
            onBlur={() => {
              setTyped(undefined)
              field.onBlur()
            }}
          />
        </Box>
        {unit ? (
          <Text textStyle="sm" color="fg.muted">
            {unit}
          </Text>
        ) : null}
      </Flex>
    </FieldFrame>
  )
}
