import { useAllRows } from '@console/api'
import { listTasks, paths } from '@console/contract'
import { EntityLink, Notice, PlainList, Text } from '@console/ui'
import { useText } from '../text.ts'
import { type Completion, missionsOfSameRule } from './same-rule.ts'

interface Props {
  readonly campaignId: string
  readonly completion: Completion
}

export function SameRuleNotice({ campaignId, completion }: Props) {
  const text = useText()
  const { data } = useAllRows(listTasks, { campaign_id: campaignId, sort: 'created_on' })
  const others = missionsOfSameRule(completion, data?.rows ?? [])
  if (others.length === 0) return null
  return (
    <Notice>
      <Text>{text('mission.sameRule')}</Text>
      <PlainList gap="1">
        {others.map(({ id, name }) => (
          <li key={id}>
            <EntityLink to={paths.mission(campaignId, id)} quiet={false}>
              {name}
            </EntityLink>
          </li>
        ))}
      </PlainList>
    </Notice>
  )
}
