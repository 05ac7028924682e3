import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'

interface Props {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly onBlur?: () => void
  readonly isWrong?: boolean
  readonly errorId?: string
  readonly ref?: Ref<HTMLInputElement>
  readonly children: ReactNode
}

/** A yes or no with its words beside it. The browser's own checkbox: Chakra's would weigh on every first page. */
export function CheckLine({ checked, onChange, onBlur, isWrong = false, errorId, ref, children }: Props) {
  return (
    <Box as="label" display="flex" columnGap="2" cursor="pointer">
      <chakra.input
        type="checkbox"
        flexShrink="0"
        w="4"
        h="4"
        mt="2"
        accentColor="brand.solid"
        focusVisibleRing="outside"
        ref={ref}
        aria-invalid={isWrong || undefined}
        aria-errormessage={isWrong ? errorId : undefined}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      {/* Words that need two lines begin beside the box too. */}
      <Flex wrap="wrap" flex="1" columnGap="2" alignItems="center" minW="0" minH="8" py="1">
        {children}
      </Flex>
    </Box>
  )
}
