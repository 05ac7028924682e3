import { Box, Text } from '@chakra-ui/react'
import { useFormats, useKitText } from '@console/i18n'

interface Props {
  readonly label: string
  readonly done: number
  readonly total: number
  /** In place of '3 of 12'. */
  readonly words?: string
}

/** How far work of many steps has come, as a bar and in words. */
export function Progress({ label, done, total, words: given }: Props) {
  const text = useKitText()
  const { number } = useFormats()
  const words = given ?? text('list.progress', { done: number(done), total: number(total) })
  return (
    <Box flex="1" minW="40">
      <Text textStyle="sm" mb="1">{`${label}: ${words}`}</Text>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={words}
        h="2"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <Box h="full" layerStyle="mark" bg="brand.solid" style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }} />
      </Box>
    </Box>
  )
}
