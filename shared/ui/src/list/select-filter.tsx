import { NativeSelect } from '@chakra-ui/react'

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** One choice that narrows a list; an empty value stands for all. */
export function SelectFilter({ label, value, options, onChange }: Props) {
  return (
    <NativeSelect.Root size="sm" w={{ base: 'auto', md: '52' }} flex={{ base: '1', md: 'none' }} minW="32">
      <NativeSelect.Field
        aria-label={label}
        bg="bg.panel"
        borderColor="border.control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
