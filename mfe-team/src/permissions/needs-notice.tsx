import { Button, Flex, Notice, PlainList, Text } from '@console/ui'
import { usePermissionNames } from '../../permissions/use-permission-names.ts'
import { useText } from '../../text.ts'
import { missingNeeds, type Need, withNeeds } from './needs.ts'

interface Props {
  readonly keys: readonly string[]
  readonly held: readonly string[]
  readonly onChange: (keys: string[]) => void
}

/** Says which permissions are of little or no use without another one, which can be added with one press. */
export function NeedsNotice({ keys, held, onChange }: Props) {
  const text = useText()
  const nameOf = usePermissionNames()
  const missing = missingNeeds(keys)
  if (missing.length === 0) return null
  const namesOf = (by: readonly Need[]) => by.map(({ key }) => nameOf(key)).join(', ')
  const lines = (['role.matrix.needsPage', 'role.matrix.needs'] as const).flatMap((words) => {
    const meant = missing.filter(({ isUseless }) => isUseless === (words === 'role.matrix.needsPage'))
    return [...Map.groupBy(meant, ({ needs }) => needs)].map(([needs, by]) => ({ words, needs, by }))
  })
  return (
    <Notice>
      <PlainList gap="3">
        {lines.map(({ words, needs, by }) => (
          <Flex as="li" key={`${words} ${needs}`} gap="3" align="center" justify="space-between" wrap="wrap">
            <Text>{text(words, { needs: nameOf(needs), names: namesOf(by) })}</Text>
            {held.includes(needs) ? (
              <Button
                size="xs"
                breaks
                onClick={() => onChange(withNeeds(keys, needs).filter((key) => keys.includes(key) || held.includes(key)))}
              >
                {text('role.matrix.add', { name: nameOf(needs) })}
              </Button>
            ) : null}
          </Flex>
        ))}
      </PlainList>
    </Notice>
  )
}
