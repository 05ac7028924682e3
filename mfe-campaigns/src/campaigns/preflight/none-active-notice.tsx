import { type Campaign, updateTask } from '@console/contract'
import { useMay } from '@console/session'
import { EntityLink, Notice } from '@console/ui'
import { listOfInactive } from '../../missions/preflight/mission-preflight.ts'
import { useText } from '../../text.ts'

/** Warns that the audience of an active campaign sees no mission. */
export function NoneActiveNotice({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const mayActivate = useMay(updateTask, campaign.owner.id)
  const { status, campaign_tasks: missions } = campaign
  const left = missions.filter(({ ended_on }) => !ended_on)
  // An unknown status may mean anything.
  if (status !== 'active' || left.length === 0 || left.some((mission) => mission.status !== 'inactive')) return null
  return (
    <Notice>
      {text('mission.preflight.noneActive', { name: '' })}{' '}
      {mayActivate ? (
        <EntityLink to={listOfInactive(campaign.id)} quiet={false}>
          {text('mission.remedy.noneActive')}
        </EntityLink>
      ) : null}
    </Notice>
  )
}
