import type { TaskType } from '@console/contract'
import { useLocalized } from '@console/i18n'
import { Box, chakra, Span } from '@console/ui'
import type { Ref } from 'react'

interface Props {
  readonly type: TaskType
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** It is chosen already. */
  readonly onKeep: () => void
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** The browser's own radio button, so that arrow keys move between the types. */
export function TypeCard({ type, isChosen, onChoose, onKeep, ref }: Props) {
  const localized = useLocalized()
  return (
    <Box
      as="label"
      display="flex"
      gap="3"
      alignItems="flex-start"
      borderWidth="1px"
      borderColor={isChosen ? 'brand.solid' : 'border'}
      borderRadius="l3"
      px="4"
      py="3"
      cursor="pointer"
      bg={isChosen ? 'bg.subtle' : undefined}
    >
      <chakra.input
        type="radio"
        name="task_type"
        mt="1"
        accentColor="brand.solid"
        focusVisibleRing="outside"
        ref={ref}
        checked={isChosen}
        onChange={onChoose}
        onClick={isChosen ? onKeep : undefined}
        aria-label={localized(type.name)}
        aria-description={localized(type.description)}
      />
      <Box>
        <Span textStyle="sm" fontWeight="medium" display="block">
          {localized(type.name)}
        </Span>
        <Span textStyle="sm" color="fg.muted">
          {localized(type.description)}
        </Span>
      </Box>
    </Box>
  )
}
