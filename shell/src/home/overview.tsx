import { useCall } from '@console/api'
import { listCampaigns, type OwnPublisher, type Profile } from '@console/contract'
import { useMay } from '@console/session'
import { Grid, Page, Stack, useDocumentTitle } from '@console/ui'
import { useText } from '../text.ts'
import { Areas } from './areas.tsx'
import { Attention, ENDING_FIRST } from './attention.tsx'
import { Continue } from './continue.tsx'
import { FirstSteps } from './first-steps.tsx'
import { NewRecords } from './new-records.tsx'
import { NextWeeks } from './next-weeks.tsx'
import { useOwnDrafts } from './own-drafts.tsx'
import { useFirstSteps } from './use-first-steps.ts'
import { Waiting } from './waiting.tsx'

const ONE = 'minmax(0, 1fr)'
const TWO = 'minmax(0, 2fr) minmax(20rem, 1fr)'

interface Props {
  readonly profile: Profile
  readonly publisher: OwnPublisher
}

/**
 * Signed in: what needs attention and what is on in the next weeks, or the areas; beside it what the person can go on with. A new
 * publisher has its first steps in place of all that, and drafts.
 */
export function Overview({ profile, publisher }: Props) {
  const text = useText()
  const maySeeCampaigns = useMay(listCampaigns)
  const { drafts, discard } = useOwnDrafts(profile.id, publisher.id)
  const steps = useFirstSteps()
  const isSettled = useIsSettled(maySeeCampaigns)
  const hasTwoColumns = !steps || drafts?.length !== 0
  useDocumentTitle(text('home.title'))
  return (
    <Page wide={hasTwoColumns} title={text('home.greeting', { name: profile.first_name })}>
      <Grid gap="5" alignItems="start" templateColumns={{ base: ONE, xl: hasTwoColumns ? TWO : ONE }}>
        <Stack gap="5">
          {steps ? <FirstSteps steps={steps} /> : null}
          {!steps && maySeeCampaigns ? <Attention isUndecided={steps === undefined} /> : null}
          {!steps && maySeeCampaigns ? <NextWeeks none={steps === undefined ? null : <Areas />} /> : null}
          {maySeeCampaigns ? null : <Areas />}
        </Stack>
        {/* What comes late pushes nothing aside that is already there. */}
        {hasTwoColumns && steps !== undefined && isSettled && drafts ? (
          <Stack gap="5">
            {steps ? null : <NewRecords />}
            <Continue drafts={drafts} onDiscard={discard} />
            {steps ? null : <Waiting />}
          </Stack>
        ) : null}
      </Grid>
    </Page>
  )
}

/** Returns whether the campaigns came or failed, so that their sections grow no more. */
function useIsSettled(maySeeCampaigns: boolean): boolean {
  const { data, error } = useCall(listCampaigns, maySeeCampaigns ? ENDING_FIRST : null)
  return !maySeeCampaigns || data !== undefined || error !== undefined
}
