import { listCampaigns, type OwnPublisher, type Profile } from '@console/contract'
import { publisherStore } from '@console/session'
import { ErrorState, Grid, Page, SkeletonPage, Stack, useDocumentTitle } from '@console/ui'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useLists } from '../declared/read-list.ts'
import { type Declared, useDeclared } from '../declared/use-declared.ts'
import { loadRest, registryStore } from '../modules/registry.ts'
import { useText } from '../text.ts'
import { Areas } from './areas.tsx'
import { Attention } from './attention.tsx'
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

export function Overview({ profile, publisher }: Props) {
  const text = useText()
  const { rest, error } = useStore(registryStore)
  const isKnown = useStore(publisherStore, ({ permissions }) => permissions !== null)
  const attention = useDeclared('attention')
  const schedule = useDeclared('schedule')
  useDocumentTitle(text('home.title'))
  useEffect(() => void loadRest(), [])
  if (!isKnown || (rest !== 'ready' && !error)) return <SkeletonPage />
  const lists = [...attention, ...schedule].map(({ id, list }) => [id, list])
  return <Sections key={JSON.stringify(lists)} profile={profile} publisher={publisher} attention={attention} schedule={schedule} />
}

/** How long the second column waits, which is below on a narrow screen. */
const PATIENCE_MS = 2_000

interface SectionsProps extends Props {
  readonly attention: readonly Declared<'attention'>[]
  readonly schedule: readonly Declared<'schedule'>[]
}

/**
 * What needs attention and what is on in the next weeks, or the areas; beside it what the person can go on with. A new publisher has its
 * first steps in place of all that, and drafts.
 */
function Sections({ profile, publisher, attention, schedule }: SectionsProps) {
  const text = useText()
  const [urgent, waiting] = [attention.filter((item) => !item.waiting), attention.filter((item) => item.waiting)]
  const urgentLists = useLists(urgent.map(({ list }) => list))
  const scheduled = useLists(schedule.map(({ list }) => list))
  const { drafts, discard } = useOwnDrafts(profile.id, publisher.id)
  const steps = useFirstSteps(scheduled[schedule.findIndex(({ list }) => list.call === listCampaigns.id)])
  const isSettled = [...urgentLists, ...scheduled].every(({ data, error }) => data !== undefined || error !== undefined)
  const isLate = useIsLate()
  const hasTwoColumns = !steps || drafts?.length !== 0
  return (
    <Page wide={hasTwoColumns} title={text('home.greeting', { name: profile.first_name })}>
      <Grid gap="5" alignItems="start" templateColumns={{ base: ONE, xl: hasTwoColumns ? TWO : ONE }}>
        <Stack gap="5">
          <ManifestsFailed />
          {steps ? <FirstSteps steps={steps} /> : null}
          {!steps && urgent.length > 0 ? <Attention items={urgent} readings={urgentLists} isUndecided={steps === undefined} /> : null}
          {steps ? null : <NextWeeks items={schedule} readings={scheduled} none={steps === undefined ? null : <Areas />} />}
        </Stack>
        {/* What comes late pushes nothing aside that is already there. */}
        {hasTwoColumns && steps !== undefined && (isSettled || isLate) && drafts ? (
          <Stack gap="5">
            {steps ? null : <NewRecords />}
            <Continue drafts={drafts} onDiscard={discard} />
            {steps ? null : <Waiting items={waiting} />}
          </Stack>
        ) : null}
      </Grid>
    </Page>
  )
}

function ManifestsFailed() {
  const text = useText()
  const { rest, error } = useStore(registryStore)
  if (rest === 'ready' || !error) return null
  const { fault, statuses } = error
  const status = statuses.at(-1) ?? 0
  const code = fault === 'slow' ? 'timeout' : status === 0 ? 'offline' : 'busy'
  return <ErrorState error={{ code, status }} title={text('home.attention.failed')} onRetry={() => void loadRest()} />
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
