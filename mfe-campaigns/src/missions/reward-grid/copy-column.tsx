import type { ApplicationRef } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { Button, Icon, Menu } from '@console/ui'
import { useText } from '../../text.ts'

interface Props {
  readonly label: string
  readonly others: readonly ApplicationRef[]
  readonly onCopy: (applicationId: string) => void
}

/** Gives another application the items and amounts of this one, in all missions. */
export function CopyColumn({ label, others, onCopy }: Props) {
  const text = useText()
  const labelOf = useApplicationLabel()
  if (others.length === 0) return null
  return (
    <Menu
      placement="bottom-start"
      trigger={
        <Button>
          {text('reward.grid.copyFrom', { application: label })}
          <Icon id="expand" size={16} />
        </Button>
      }
      entries={others.map((application) => ({
        kind: 'item',
        id: application.id,
        label: labelOf(application),
        onSelect: () => onCopy(application.id),
      }))}
    />
  )
}
