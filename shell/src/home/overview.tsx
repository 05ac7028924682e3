import { listCampaigns, type OwnPublisher, type Profile } from '@console/contract'
import { useMay } from '@console/session'
import { Page, useDocumentTitle } from '@console/ui'
import { useText } from '../text.ts'
import { Areas } from './areas.tsx'
import { Attention } from './attention.tsx'
import { FirstSteps } from './first-steps.tsx'
import { useOwnDrafts } from './own-drafts.tsx'
import { Running } from './running.tsx'
import { useFirstSteps } from './use-first-steps.ts'

interface Props {
  readonly profile: Profile
  readonly publisher: OwnPublisher
}

/** Signed in: what needs attention and what is running; a new publisher's first steps, or the areas, where there is nothing of either. */
export function Overview({ profile, publisher }: Props) {
  const text = useText()
  const maySeeCampaigns = useMay(listCampaigns)
  const { drafts, discard } = useOwnDrafts(profile.id, publisher.id)
  const steps = useFirstSteps()
  const hasDrafts = drafts.length > 0
  const isUndecided = steps === undefined
  useDocumentTitle(text('home.title'))
  return (
    <Page title={text('home.greeting', { name: profile.first_name })}>
      {steps && !hasDrafts ? null : (
        <Attention drafts={drafts} onDiscard={discard} maySeeCampaigns={maySeeCampaigns} isUndecided={isUndecided} />
      )}
      {steps ? <FirstSteps steps={steps} /> : maySeeCampaigns ? <Running none={hasDrafts || isUndecided ? null : <Areas />} /> : <Areas />}
    </Page>
  )
}
