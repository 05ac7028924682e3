import { useFormats, useKitText } from '@console/i18n'
import { Box, Button, Flex, Stack, Text } from '@console/ui'
import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { useCoveredHeight } from '../use-covered-height.ts'
import { type Draft, draftKey } from './draft.ts'

/** Few at once, so that fields stay in sight on a phone; the next follow when these are decided. */
const OFFERED_AT_ONCE = 2

const TOP = 'calc(var(--header) + 8px)'
/** A field's label is above its control. */
const GAP = '2rem'

interface Props {
  readonly offers: readonly Draft[]
  readonly nameOf: (offer: Draft) => string | undefined
  /** While someone is typing: takes as little room as it can. */
  readonly isFolded: boolean
  readonly onRestore: (offer: Draft) => void
  readonly onDiscard: (offer: Draft) => void
}

export function DraftNotice({ offers, nameOf, isFolded, onRestore, onDiscard }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useCoveredHeight(notice, (covered) => {
    const { style } = document.documentElement
    // Controls that take the focus scroll to below the notice; what else is sticky there starts below it too.
    style.scrollPaddingTop = covered === undefined ? '' : `calc(${TOP} + ${covered}px + ${GAP})`
    style.setProperty('--form-notice', covered === undefined ? '' : `calc(${covered}px + 0.5rem)`)
  })
  const restores = useRef(new Map<Draft, HTMLButtonElement | null>())
  /** A discarded offer loses the focus to Restore of the next one, else of the one before. A repeating key discards no second one. */
  const [turn, setTurn] = useState<{ readonly of: Draft | undefined }>()
  useEffect(() => {
    if (turn?.of) restores.current.get(turn.of)?.focus()
  }, [turn])

  function discard(offer: Draft): void {
    const at = offers.indexOf(offer)
    setTurn({ of: offers[at + 1] ?? offers[at - 1] })
    onDiscard(offer)
  }

  return (
    // A reload leaves the page where it was scrolled to, so the offer stays in sight below the header.
    <Stack
      ref={notice}
      role="status"
      position="sticky"
      top={TOP}
      zIndex="docked"
      gap={isFolded ? '0' : '2'}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      shadow="sm"
      textStyle={isFolded ? 'xs' : 'sm'}
      px="4"
      py={isFolded ? '0' : '2'}
    >
      {offers.slice(0, OFFERED_AT_ONCE).map((offer) => (
        <DraftOffer
          key={draftKey(offer)}
          at={offer.at}
          name={nameOf(offer)}
          isFolded={isFolded}
          isOneOfSeveral={offers.length > 1}
          onRestore={() => onRestore(offer)}
          onDiscard={() => discard(offer)}
          restoreRef={(button) => void restores.current.set(offer, button)}
        />
      ))}
    </Stack>
  )
}

interface OfferProps extends Pick<Props, 'isFolded'> {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number
  readonly name: string | undefined
  /** Its buttons then name what they act on. */
  readonly isOneOfSeveral: boolean
  readonly onRestore: () => void
  readonly onDiscard: () => void
  readonly restoreRef: Ref<HTMLButtonElement>
}

function DraftOffer({ at, name, isFolded, isOneOfSeveral, onRestore, onDiscard, restoreRef }: OfferProps) {
  const text = useKitText()
  const { dateTime } = useFormats()
  const wordsId = useId()
  const named = (own: string) =>
    isOneOfSeveral ? { id: wordsId + own, 'aria-labelledby': `${wordsId + own} ${wordsId}` } : { 'aria-describedby': wordsId }
  return (
    // On a phone the words have a line of their own: beside the buttons they would be a few letters.
    <Flex columnGap="3" rowGap={isFolded ? '0' : '3'} wrap={{ base: 'wrap', md: isFolded ? 'nowrap' : 'wrap' }} align="center">
      <Box flex="1" minW={{ base: 'full', md: isFolded ? '0' : '48' }} pt={{ base: isFolded ? '2' : '0', md: '0' }}>
        <Text id={wordsId} lineClamp={isFolded ? { base: 2, md: 1 } : undefined} overflowWrap="anywhere">
          {name === undefined ? text('draft.offer', { time: dateTime(at) }) : text('draft.offer.named', { name, time: dateTime(at) })}
        </Text>
      </Box>
      <Flex gap={isFolded ? '0' : '3'} ms={{ base: isFolded ? '-3.5' : '0', md: '0' }}>
        <Button ref={restoreRef} look={isFolded ? 'quiet' : 'secondary'} {...named('restore')} onClick={onRestore}>
          {text('draft.restore')}
        </Button>
        <Button look="quiet" {...named('discard')} onClick={onDiscard}>
          {text('draft.discard')}
        </Button>
      </Flex>
    </Flex>
  )
}
