import type { Campaign, Route } from '@console/contract'
import { useMay } from '@console/session'
import { Button, LinkButton } from '@console/ui'
import { useText } from '../text.ts'

export interface CreateChildProps {
  readonly campaign: Pick<Campaign, 'status' | 'owner'>
  readonly call: Pick<Route, 'access'>
  readonly label: string
  readonly to: string
}

/** A link, or a disabled button with the reason. */
export function CreateChild({ campaign, call, label, to }: CreateChildProps) {
  const text = useText()
  const mayCreate = useMay(call, campaign.owner.id)
  const reason = campaign.status === 'ended' ? text('campaign.ended') : mayCreate ? undefined : text('error.permission_denied')
  return reason === undefined ? <LinkButton to={to}>{label}</LinkButton> : <Button disabledReason={reason}>{label}</Button>
}
