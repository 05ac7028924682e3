import { useMayDo } from '@console/session'
import { Box, Button, Flex, LinkButton, Section, SkeletonPage, Text } from '@console/ui'
import { useState } from 'react'
import { accessBy } from '../declared/read-list.ts'
import { addressOf, useShown, valuesAt } from '../declared/shown.ts'
import { ownerOf } from '../modules/registry.ts'
import { useText } from '../text.ts'
import type { Need } from './find-needs.ts'
import { NeedName, NeedText } from './need-text.tsx'
import { Remaining } from './remaining.tsx'
import { Row, Rows } from './row.tsx'
import { type NeedsProps, useNeeds } from './use-needs.ts'

const SHOWN = 8

/**
 * What the person should look at, the gravest first, each with the way to settle it. While `isUndecided`, something else may take its
 * place, and it does not say that there is nothing.
 */
export function Attention({ isUndecided, ...told }: NeedsProps & { readonly isUndecided: boolean }) {
  const text = useText()
  const needs = useNeeds(told).toSorted((a, b) => graveness(a) - graveness(b))
  const none = isUndecided ? <SkeletonPage /> : <Text color="fg.muted">{text('home.attention.none')}</Text>
  return (
    <Section title={text('home.attention')}>
      <NeedRows all={[...Map.groupBy(needs, ({ row }) => row).values()]} />
      <Remaining readings={told.readings} failed={text('home.attention.failed')} none={needs.length > 0 ? null : none} />
    </Section>
  )
}

const graveness = ({ item, reason }: Need) => item.reasons.indexOf(reason)

/** A row for each record with all that it needs, the gravest first. */
function NeedRows({ all }: { readonly all: readonly (readonly Need[])[] }) {
  const text = useText()
  const [shown, setShown] = useState(SHOWN)
  if (all.length === 0) return null
  return (
    <>
      <Rows>
        {all.slice(0, shown).map((needs) => (
          <RecordRow key={needs[0]?.row} needs={needs} />
        ))}
      </Rows>
      {all.length > shown ? (
        <Button look="quiet" size="sm" onClick={() => setShown(all.length)}>
          {text('home.attention.more', { count: all.length - shown })}
        </Button>
      ) : null}
    </>
  )
}

function RecordRow({ needs }: { readonly needs: readonly Need[] }) {
  const [first] = needs
  if (!first) return null
  return (
    <Row name={<NeedName need={first} />}>
      <Box>
        {needs.map((need) => (
          <Flex key={graveness(need)} columnGap="4" wrap="wrap" align="center" justify={{ md: 'space-between' }}>
            <Box color="fg.muted">
              <NeedText need={need} />
            </Box>
            <Way need={need} />
          </Flex>
        ))}
      </Box>
    </Row>
  )
}

function Way({ need: { item, reason, record } }: { readonly need: Need }) {
  const mayDo = useMayDo()
  const shownOf = useShown()
  const { labels } = item.manifest
  if (!reason.way) return null
  const { needs, owner, label } = reason.way
  const to = addressOf(reason.way.to, record)
  const ownerId = owner === undefined ? undefined : String(valuesAt(record, owner)[0] ?? '')
  if (to === null || !ownerOf(to) || !mayDo({ access: accessBy(needs) }, ownerId)) return null
  const way = labels[label] ?? label
  return (
    <LinkButton
      look="quiet"
      size="xs"
      mx="-2"
      _highContrast={{ mx: '0' }}
      to={to}
      aria-label={`${way}: ${shownOf(labels, item.name, record)}`}
    >
      {way}
    </LinkButton>
  )
}
