import { Button, Flex, Notice, PlainList, Text } from '@console/ui'
import { usePermissionNames } from '../../permissions/use-permission-names.ts'
import { useText } from '../role-text.ts'
import { missingNeeds, withNeeds } from './needs.ts'

interface Props {
  readonly keys: readonly string[]
  readonly held: readonly string[]
  readonly onChange: (keys: string[]) => void
}

/** Says which permissions are of little use without another one, which can be added with one press. */
export function NeedsNotice({ keys, held, onChange }: Props) {
  const text = useText()
  const nameOf = usePermissionNames()
  const byNeed = Map.groupBy(missingNeeds(keys), ({ needs }) => needs)
  if (byNeed.size === 0) return null
  return (
    <Notice>
      <PlainList gap="3">
        {[...byNeed].map(([needs, by]) => (
          <Flex as="li" key={needs} gap="3" align="center" justify="space-between" wrap="wrap">
            <Text>{text('role.matrix.needs', { needs: nameOf(needs), names: by.map(({ key }) => nameOf(key)).join(', ') })}</Text>
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
