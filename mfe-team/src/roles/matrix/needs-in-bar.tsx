import { useFieldValue } from '@console/forms'
import { Button, Flex, Span } from '@console/ui'
import { missingNeeds, withNeeds } from '../../permissions/needs.ts'
import { useOwnPermissions } from '../../permissions/use-held.ts'
import { useText } from '../../text.ts'

/** Says beside the buttons that permissions of the role need others; the notice above the matrix may be out of sight. */
export function NeedsInBar() {
  const text = useText()
  const held = useOwnPermissions()
  const [keys, change] = useFieldValue<readonly string[]>('permissions')
  const missing = missingNeeds(keys)
  const completed = withNeeds(
    keys,
    missing.map(({ needs }) => needs),
    held,
  )
  return (
    <Flex role="status" columnGap="2" align="center" wrap="wrap" textStyle="sm" _empty={{ display: 'none' }}>
      {missing.length > 0 ? <Span color="orange.fg">{text('permissions.needs.count', { count: missing.length })}</Span> : null}
      {completed.length > keys.length ? (
        <Button size="xs" aria-label={text('permissions.needs.addAll')} onClick={() => change(completed)}>
          {text('permissions.needs.add')}
        </Button>
      ) : null}
    </Flex>
  )
}
