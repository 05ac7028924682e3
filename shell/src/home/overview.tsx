import { listCampaigns, type OwnPublisher, type Profile } from '@console/contract'
import { useMay } from '@console/session'
import { Page, useDocumentTitle } from '@console/ui'
import { Areas } from './areas.tsx'
import { Attention } from './attention.tsx'
import { useText } from './home-text.ts'
import { useOwnDrafts } from './own-drafts.tsx'
import { Running } from './running.tsx'

interface Props {
  readonly profile: Profile
  readonly publisher: OwnPublisher
}

/** Signed in: what needs attention and what is running; the areas only where there is nothing of either. */
export function Overview({ profile, publisher }: Props) {
  const text = useText()
  const maySeeCampaigns = useMay(listCampaigns)
  const { drafts, discard } = useOwnDrafts(profile.id, publisher.id)
  useDocumentTitle(text('home.title'))
  return (
    <Page title={text('home.greeting', { name: profile.first_name })}>
      <Attention drafts={drafts} onDiscard={discard} maySeeCampaigns={maySeeCampaigns} />
      {maySeeCampaigns ? <Running none={drafts.length > 0 ? null : <Areas />} /> : <Areas />}
    </Page>
  )
}
