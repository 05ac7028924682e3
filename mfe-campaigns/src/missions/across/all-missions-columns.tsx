import { getCampaign, paths, type Task } from '@console/contract'
import { type ColumnOf, textColumn } from '@console/records'
import { EntityLink } from '@console/ui'
import { useText } from '../../text.ts'
import { useMissionColumns } from '../mission-columns.tsx'
import type { allMissions } from './all-missions.ts'

export function useAllMissionsColumns(): readonly ColumnOf<typeof allMissions>[] {
  const text = useText()
  const [name, ...others] = useMissionColumns()
  if (!name) return []
  const campaign = ({ campaign: { id, name } }: Task) => (
    <EntityLink to={paths.campaign(id)} call={getCampaign}>
      {name}
    </EntityLink>
  )
  return [
    {
      ...name,
      below: (mission) => (
        <>
          {name.below?.(mission)}
          <span>{mission.campaign.name}</span>
        </>
      ),
    },
    textColumn({
      id: 'campaign',
      header: text('missions.all.campaign'),
      sort: 'campaign',
      from: 'lg',
      choice: 'shown',
      text: (mission) => mission.campaign.name,
      cell: campaign,
    }),
    textColumn({
      id: 'campaignStatus',
      header: text('missions.all.campaignStatus'),
      from: '2xl',
      choice: 'shown',
      width: 10.75,
      text: ({ campaign: { status } }) => text(`status.campaign.${status}`),
      value: ({ campaign: { status } }) => status,
    }),
    ...others,
  ]
}
