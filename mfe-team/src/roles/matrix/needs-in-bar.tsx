import { useFieldValue } from '@console/forms'
import { Button, Flex, Span } from '@console/ui'
import { missingNeeds } from '../../permissions/needs.ts'
import { useText } from '../../text.ts'
import { useAddNeeds } from './use-add-needs.ts'

/** Says beside the buttons that permissions of the role need others; the notice above the matrix may be out of sight. */
export function NeedsInBar() {
  const text = useText()
  const [keys, change] = useFieldValue<readonly string[]>('permissions')
  const { completed, add, told } = useAddNeeds(keys, change)
  const missing = missingNeeds(keys)
  const needs = missing.map((one) => one.needs)
  return (
    <Flex role="status" columnGap="2" align="center" wrap="wrap" textStyle="sm" _empty={{ display: 'none' }}>
      {missing.length > 0 ? <Span color="orange.fg">{text('permissions.needs.count', { count: missing.length })}</Span> : null}
      {completed(needs).length > keys.length ? (
        <Button size="xs" aria-label={text('permissions.needs.addAll')} onClick={() => add(needs)}>
          {text('permissions.needs.add')}
        </Button>
      ) : null}
      {told ? <Span color="fg.muted">{told}</Span> : null}
    </Flex>
  )
}
