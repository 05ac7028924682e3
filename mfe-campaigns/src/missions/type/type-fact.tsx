import type { Task } from '@console/contract'
import { Text } from '@console/ui'
import { useText } from '../../text.ts'

export function TypeFact({ type }: { readonly type: Task['task_type'] }) {
  const text = useText()
  return (
    <>
      <Text textStyle="sm" fontWeight="medium">
        {text(`campaign.task.${type}`)}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {text('mission.type.fixed')}
      </Text>
    </>
  )
}
