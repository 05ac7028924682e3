import { Box, chakra } from '@console/ui'

interface Props {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A yes or no with its words beside it, in the lists of dialogs. */
export function CheckLine({ label, checked, onChange }: Props) {
  return (
    <Box as="label" display="flex" gap="3" alignItems="center" minH="8" cursor="pointer">
      <chakra.input
        type="checkbox"
        w="4"
        h="4"
        accentColor="brand.solid"
        focusVisibleRing="outside"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </Box>
  )
}
