import { useFormats, useKitText } from '@console/i18n'
import { Box, Button, Flex, Text } from '@console/ui'

interface Props {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** Offers what an earlier visit left unsaved. */
export function DraftNotice({ at, onRestore, onDiscard }: Props) {
  const text = useKitText()
  const { dateTime } = useFormats()
  return (
    // A reload leaves the page where it was scrolled to, so the offer stays in sight below the header.
    <Flex
      role="status"
      position="sticky"
      top="16"
      zIndex="docked"
      gap="3"
      wrap="wrap"
      align="center"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      shadow="sm"
      textStyle="sm"
      px="4"
      py="2"
    >
      <Box flex="1" minW="48">
        <Text>{text('draft.offer', { time: dateTime(at) })}</Text>
      </Box>
      <Flex gap="3">
        <Button onClick={onRestore}>{text('draft.restore')}</Button>
        <Button look="quiet" onClick={onDiscard}>
          {text('draft.discard')}
        </Button>
      </Flex>
    </Flex>
  )
}
