import { Button, Flex, Notice, PlainList, Text } from '@console/ui'
import { useText } from '../text.ts'
import { missingNeeds, type Need } from './needs.ts'

interface Props {
  readonly keys: readonly string[]
  readonly nameOf: (key: string) => string
  readonly addable?: readonly string[]
  readonly onAdd?: (needs: string) => void
}

/** Says which permissions are of little or no use without another one. */
export function NeedsNotice({ keys, nameOf, addable = [], onAdd }: Props) {
  const text = useText()
  const missing = missingNeeds(keys)
  if (missing.length === 0) return null
  const namesOf = (by: readonly Need[]) => by.map(({ key }) => nameOf(key)).join(', ')
  const lines = (['permissions.needs.page', 'permissions.needs'] as const).flatMap((words) => {
    const meant = missing.filter(({ isUseless }) => isUseless === (words === 'permissions.needs.page'))
    return [...Map.groupBy(meant, ({ needs }) => needs)].map(([needs, by]) => ({ words, needs, by }))
  })
  return (
    <Notice>
      <PlainList gap="3">
        {lines.map(({ words, needs, by }) => (
          <Flex as="li" key={`${words} ${needs}`} gap="3" align="center" justify="space-between" wrap="wrap">
            <Text>{text(words, { needs: nameOf(needs), names: namesOf(by) })}</Text>
            {addable.includes(needs) ? (
              <Button size="xs" breaks onClick={() => onAdd?.(needs)}>
                {text('permissions.needs.addOne', { name: nameOf(needs) })}
              </Button>
            ) : null}
          </Flex>
        ))}
      </PlainList>
    </Notice>
  )
}
