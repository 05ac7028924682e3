import { type Application, type Campaign, createTask, type Metric } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { useLocalized } from '@console/i18n'
import { useMay, useOptionalProfile } from '@console/session'
import { Notice, PlainList, Section, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { rememberMetrics } from '../../audience/known-metrics.ts'
import type { RuleValues } from '../../audience/rule/rule-values.ts'
import { useText } from '../../text.ts'
import { applicationsOf } from '../campaign-record.ts'
import { type CopyPart, copyPlan, isWritable } from '../copy/copy-plan.ts'
import { CopyParts } from '../copy/copying.tsx'
import type { CampaignFile } from './campaign-file.ts'
import { Choice } from './choice.tsx'
import { CreateFromFile } from './create-from-file.tsx'
import { FileContents, type Found } from './file-contents.tsx'
import { applicationsIn, applicationsLike, type Choices, mappingOf, metricsLike, rulesIn } from './file-mapping.ts'
import { WrongValue } from './wrong-value.tsx'

/** Undefined until the person chooses. */
export interface Chosen {
  readonly applications?: Choices
  readonly metrics?: Choices
}

interface Props {
  readonly file: CampaignFile
  /** Undefined until it is created. */
  readonly into: Campaign | undefined
  readonly applications: readonly Application[]
  readonly metrics: readonly Metric[]
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
  /** Created a moment ago, so that the parts follow at once. */
  readonly isNew: boolean
  readonly onCreated: () => void
}

export function CheckedFile({ file, into, applications, metrics, chosen, onChoose, isNew, onCreated }: Props) {
  const text = useText()
  const localized = useLocalized()
  const labelOf = useApplicationLabel()
  const me = useOptionalProfile()?.id
  const mayFill = useMay(createTask, into?.owner.id ?? me)
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({})
  // The plan checks conditions against them.
  useState(() => rememberAll(metrics))
  const found = { applications: applicationsLike(file, applications), metrics: metricsLike(file, metrics) }
  const chosenApplications = chosen.applications ?? found.applications
  const chosenMetrics = chosen.metrics ?? found.metrics
  const mapping = mappingOf(chosenApplications, chosenMetrics, metrics)
  const ids = new Set(Object.values(chosenApplications))
  const runsOn = applications.filter(({ id }) => ids.has(id))
  const planned = { start_date: file.campaign.start_date, campaign_applications: runsOn.map((application) => ({ id: '', application })) }
  const parts = copyPlan({ ...file, start_date: file.campaign.start_date }, into ?? planned, mapping)
  const targets = into ? applicationsOf(into) : applications
  const nameOf = ({ metric_id, metric }: RuleValues) => (metric ? localized(metric.name) : String(metric_id))
  /** Undefined if some have no counterpart, the person chose, or the file has nothing of the kind. */
  function foundOf(kind: keyof Chosen, names: readonly string[]): Found | undefined {
    if (chosen[kind] || names.length === 0 || !Object.values(found[kind]).every(Boolean)) return undefined
    const isOpen = opened[kind] ?? false
    return { names, isOpen, onToggle: () => setOpened({ ...opened, [kind]: !isOpen }) }
  }
  const foundApplications = foundOf('applications', applicationsIn(file).map(labelOf))
  const foundMetrics = foundOf('metrics', rulesIn(file).map(nameOf))
  return (
    <>
      <FileContents file={file} applications={foundApplications} metrics={foundMetrics} />
      {foundApplications?.isOpen === false ? null : (
        <Section title={text('campaign.import.applications')}>
          <Stack gap="4">
            <Text textStyle="sm">{text('campaign.import.applications.text')}</Text>
            {applicationsIn(file).map((application) => (
              <Choice
                key={application.id}
                label={labelOf(application)}
                none={text('campaign.import.leaveOut')}
                value={chosenApplications[application.id] ?? ''}
                options={targets.map((one) => ({ value: one.id, label: labelOf(one) }))}
                onChoose={(id) => onChoose({ ...chosen, applications: { ...chosenApplications, [application.id]: id } })}
              />
            ))}
          </Stack>
        </Section>
      )}
      {rulesIn(file).length > 0 && foundMetrics?.isOpen !== false ? (
        <Section title={text('campaign.import.metrics')}>
          <Stack gap="4">
            <Text textStyle="sm">{text('campaign.import.metrics.text')}</Text>
            {rulesIn(file).map((rule) => (
              <Choice
                key={rule.metric_id}
                label={nameOf(rule)}
                none={text('campaign.import.noMetric')}
                value={chosenMetrics[rule.metric_id] ?? ''}
                options={metrics
                  .filter(({ data_type }) => !rule.metric || data_type === rule.metric.data_type)
                  .map((one) => ({ value: one.id, label: localized(one.name) }))}
                onChoose={(id) => onChoose({ ...chosen, metrics: { ...chosenMetrics, [rule.metric_id]: id } })}
              />
            ))}
          </Stack>
        </Section>
      ) : null}
      <Section title={text('campaign.import.parts')}>
        <Stack gap="4">
          {mayFill ? null : <Notice>{text('campaign.import.mayNotFill')}</Notice>}
          {into?.status === 'ended' ? <Notice>{text('campaign.ended')}</Notice> : null}
          {into && mayFill && into.status !== 'ended' ? (
            <CopyParts
              campaign={into}
              parts={parts}
              about={text('campaign.import.parts.text', { name: into.name })}
              hasMore={false}
              startsAtOnce={isNew}
              Wrong={WrongValue}
            />
          ) : (
            <PlannedParts parts={parts} />
          )}
        </Stack>
      </Section>
      {into ? null : (
        <CreateFromFile
          file={file}
          applicationIds={runsOn.map(({ id }) => id)}
          parts={mayFill ? parts.filter(isWritable).length : 0}
          onCreated={onCreated}
        />
      )}
    </>
  )
}

function PlannedParts({ parts }: { readonly parts: readonly CopyPart[] }) {
  const text = useText()
  const refused = parts.filter((part) => !isWritable(part))
  return (
    <>
      <Text textStyle="sm">{text('campaign.import.whole', { count: parts.length - refused.length, total: parts.length })}</Text>
      {refused.length > 0 ? (
        <PlainList gap="2" textStyle="sm">
          {refused.map((part) => (
            <li key={part.id}>
              {part.name}
              {'refusal' in part ? (
                <Text color="fg.muted" overflowWrap="anywhere">
                  {part.wrong ? (
                    <WrongValue wrong={part.wrong} />
                  ) : (
                    text(part.refusal === 'application' ? 'campaign.import.application' : `campaign.copy.${part.refusal}`)
                  )}
                </Text>
              ) : null}
            </li>
          ))}
        </PlainList>
      ) : null}
    </>
  )
}

function rememberAll(metrics: readonly Metric[]): void {
  for (const { metrics_category_id: id } of metrics) {
    rememberMetrics(
      id,
      metrics.filter(({ metrics_category_id }) => metrics_category_id === id),
    )
  }
}
