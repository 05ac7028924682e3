import { useLocale } from '@console/session'
import { Box, Flex, Input, Text } from '@console/ui'
import { type ComponentProps, useState } from 'react'
import { controlStyle } from '../control-style.ts'
import { readNumber, writeNumber } from './number-text.ts'

interface Props extends Pick<ComponentProps<typeof Input>, 'name' | 'ref'> {
  /** Null for nothing; text for what is no number, or would be rounded. */
  readonly value: number | string | null
  readonly onChange: (value: number | string | null) => void
  readonly onBlur?: () => void
  readonly unit?: string | undefined
}

/** The control of a number, for values that are not a field's own. What is typed is written as the person's language does once it is left. */
export function NumberInput({ value, onChange, onBlur, unit, ...control }: Props) {
  const locale = useLocale()
  const [typed, setTyped] = useState<string>()
  const written = typeof value === 'number' ? writeNumber(value, locale) : (value ?? '')
  return (
    <Flex gap="2" align="center">
      <Box flex="1" maxW="16rem">
        <Input
          inputMode="decimal"
          autoComplete="off"
          {...controlStyle}
          {...control}
          value={typed !== undefined && readNumber(typed, locale) === value ? typed : written}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(readNumber(target.value, locale))
          }}
          onBlur={() => {
            setTyped(undefined)
            onBlur?.()
          }}
        />
      </Box>
      {unit ? (
        <Text textStyle="sm" color="fg.muted">
          {unit}
        </Text>
      ) : null}
    </Flex>
  )
}
