import { useFormats, useKitText } from '@console/i18n'
import { Box, Button, Flex, Text } from '@console/ui'

interface Props {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number
  /** What the record is called there. */
  readonly name: string | undefined
  /** Someone types already, so that it takes as little room as it can. */
  readonly isFolded: boolean
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** Offers what an earlier visit left unsaved. */
export function DraftNotice({ at, name, isFolded, onRestore, onDiscard }: Props) {
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
      wrap={isFolded ? 'nowrap' : 'wrap'}
      align="center"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      shadow="sm"
      textStyle={isFolded ? 'xs' : 'sm'}
      px="4"
      py={isFolded ? '0' : '2'}
    >
      <Box flex="1" minW={isFolded ? '0' : '48'}>
        <Text truncate={isFolded} overflowWrap="anywhere">
          {name === undefined ? text('draft.offer', { time: dateTime(at) }) : text('draft.offer.named', { name, time: dateTime(at) })}
        </Text>
      </Box>
      <Flex gap={isFolded ? '0' : '3'}>
        <Button look={isFolded ? 'quiet' : 'secondary'} onClick={onRestore}>
          {text('draft.restore')}
        </Button>
        <Button look="quiet" onClick={onDiscard}>
          {text('draft.discard')}
        </Button>
      </Flex>
    </Flex>
  )
}
