import { Section, Text } from '@console/ui'
import { useLists } from '../declared/read-list.ts'
import { useText } from '../text.ts'
import { NeedName, NeedText } from './need-text.tsx'
import { Remaining } from './remaining.tsx'
import { Row, Rows } from './row.tsx'
import { type NeedsProps, useNeeds } from './use-needs.ts'

/** Of each reason. */
const SHOWN = 3

/** What waits for someone else, and what was decided lately. */
export function Waiting({ items }: Pick<NeedsProps, 'items'>) {
  const text = useText()
  const readings = useLists(items.map(({ list }) => list))
  const ofEach = Map.groupBy(useNeeds({ items, readings }), ({ reason }) => reason)
  const needs = [...ofEach.values()].flatMap((all) => all.slice(0, SHOWN))
  if (items.length === 0) return null
  return (
    <Section title={text('home.waiting')}>
      {needs.length > 0 ? (
        <Rows>
          {needs.map((need) => (
            <Row
              key={`${need.row} ${need.item.reasons.indexOf(need.reason)}`}
              name={<NeedName need={need} />}
              when={<NeedText need={need} />}
            />
          ))}
        </Rows>
      ) : null}
      <Remaining
        readings={readings}
        failed={text('home.waiting.failed')}
        none={needs.length > 0 ? null : <Text color="fg.muted">{text('home.waiting.none')}</Text>}
      />
    </Section>
  )
}
