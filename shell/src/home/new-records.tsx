import { createCampaign, createInvitation, createOnelink, paths } from '@console/contract'
import { useMayDo } from '@console/session'
import { Icon, LinkButton, Section, Stack } from '@console/ui'
import { ownerOf } from '../modules/registry.ts'
import { useText } from '../text.ts'

const NEW = [
  { call: createCampaign, to: paths.campaignCreate(), label: 'home.steps.campaign.create' },
  { call: createOnelink, to: paths.onelinkCreate(), label: 'home.new.onelink' },
  { call: createInvitation, to: paths.userInvite(), label: 'home.steps.invitation.create' },
] as const

/** The ways to what is created most often, for who may create it. */
export function NewRecords() {
  const text = useText()
  const mayDo = useMayDo()
  const offered = NEW.filter(({ call, to }) => mayDo(call) && ownerOf(to) !== undefined)
  if (offered.length === 0) return null
  return (
    <Section title={text('home.new')}>
      <Stack gap="2">
        {offered.map(({ to, label }) => (
          <LinkButton key={to} to={to} justifyContent="flex-start">
            <Icon id="add" size={16} />
            {text(label)}
          </LinkButton>
        ))}
      </Stack>
    </Section>
  )
}
