import { useAllRows, useCall } from '@console/api'
import { getCampaign, Id, listApplications } from '@console/contract'
import { useAllMetrics } from '@console/entities'
import { FileDrop } from '@console/forms/fields'
import { useSearchParams } from '@console/router'
import { Button, ErrorLine, Loaded, Page, PlainList, Section, SkeletonPage, Stack, Text } from '@console/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { useText } from '../../text.ts'
import { type CampaignFile, type FileRefusal, readCampaignFile } from './campaign-file.ts'
import { CheckedFile, type Chosen } from './checked-file.tsx'
import { WrongValue } from './wrong-value.tsx'

type Read = { readonly name: string; readonly file: CampaignFile } | { readonly name: string; readonly refusal: FileRefusal }

/** `?into=<id>` names the campaign once it is created, so that a person who comes back with the file can go on. */
export function CampaignImportPage() {
  const text = useText()
  const [chosen, setChosen] = useState<Read>()

  async function take(file: File): Promise<void> {
    const read = await readCampaignFile(file)
    setChosen('why' in read ? { name: file.name, refusal: read } : { name: file.name, file: read })
  }

  return (
    <Page title={text('campaign.import.title')}>
      <Section title={text('campaign.import.file')}>
        <FileDrop accept=".json,application/json" onFile={(file) => void take(file)} isWrong={chosen !== undefined && 'refusal' in chosen}>
          {(choose) => (
            <Stack gap="3" align="flex-start">
              <Button onClick={choose}>{text('campaign.import.choose')}</Button>
              <Text role="status" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {chosen ? text('campaign.import.chosen', { name: chosen.name }) : text('campaign.import.hint')}
              </Text>
            </Stack>
          )}
        </FileDrop>
        {chosen && 'refusal' in chosen ? <Refusal refusal={chosen.refusal} /> : null}
      </Section>
      {/* Another file has choices of its own. */}
      {chosen && 'file' in chosen ? <Checking key={fileKey(chosen.file)} file={chosen.file} /> : null}
    </Page>
  )
}

const MOST_SHOWN = 5

function Refusal({ refusal }: { readonly refusal: FileRefusal }) {
  const text = useText()
  if (refusal.why !== 'wrong')
    return <ErrorLine>{text(`campaign.import.${refusal.why}`, 'line' in refusal ? { line: refusal.line } : {})}</ErrorLine>
  const { faults } = refusal
  const left = faults.length - MOST_SHOWN
  return (
    <ErrorLine>
      <Text>{text('campaign.import.wrong', { count: faults.length })}</Text>
      <PlainList gap="1">
        {faults.slice(0, MOST_SHOWN).map((fault) => (
          <li key={fault.pointer}>
            <WrongValue wrong={fault} line={fault.line} />
          </li>
        ))}
        {left > 0 ? <li>{text('campaign.import.wrong.more', { count: left })}</li> : null}
      </PlainList>
    </ErrorLine>
  )
}

function Checking({ file }: { readonly file: CampaignFile }) {
  const text = useText()
  const [search] = useSearchParams()
  const into = v.safeParse(Id, search.get('into'))
  const campaign = useCall(getCampaign, into.success ? { campaign_id: into.output } : null)
  // Here, so that the choices stay while the new campaign is read.
  const [chosen, setChosen] = useState<Chosen>({})
  const [isNew, setNew] = useState(false)
  const applications = useAllRows(listApplications, {})
  const metrics = useAllMetrics()
  const failed = [applications, metrics, campaign].find(({ data, error }) => !data && error)
  const isReady = applications.data && metrics.data && (campaign.data || !into.success)
  const data = isReady
    ? { applications: applications.data?.rows ?? [], metrics: (metrics.data ?? []).map(({ metric }) => metric) }
    : undefined
  return (
    <Loaded from={{ ...(failed ?? applications), data }} skeleton={<SkeletonPage />} failed={text('campaign.import.unread')}>
      {(here) => (
        <CheckedFile
          file={file}
          into={campaign.data}
          chosen={chosen}
          onChoose={setChosen}
          isNew={isNew}
          onCreated={() => setNew(true)}
          {...here}
        />
      )}
    </Loaded>
  )
}

const keys = new WeakMap<CampaignFile, number>()
let files = 0
function fileKey(file: CampaignFile): number {
  const key = keys.get(file) ?? ++files
  keys.set(file, key)
  return key
}
