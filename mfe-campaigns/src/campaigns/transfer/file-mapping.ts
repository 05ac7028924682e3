import type { Application, ApplicationRef, Metric } from '@console/contract'
import type { RuleValues } from '../../audience/rule/rule-values.ts'
import { type Mapping, metricIn } from '../copy/adapt.ts'
import type { CampaignFile } from './campaign-file.ts'

/** By the id in the file, the id here; empty for none. */
export type Choices = Readonly<Record<string, string>>

export function applicationsIn({ campaign, missions, notifications }: CampaignFile): readonly ApplicationRef[] {
  const all = [
    ...campaign.campaign_applications,
    ...missions.flatMap(({ task_applications }) => task_applications),
    ...notifications.flatMap(({ notification_applications }) => notification_applications),
  ].map(({ application }) => application)
  return [...new Map(all.map((application) => [application.id, application])).values()]
}

/** A condition for each metric that a file mentions. */
export function rulesIn({ missions, notifications }: CampaignFile): readonly RuleValues[] {
  const all = [
    ...missions.flatMap(({ metadata_rule, completion_metadata_rule: rule }) => [...metadata_rule, ...(rule ? [rule] : [])]),
    ...notifications.flatMap(({ metadata_rule }) => metadata_rule),
  ]
  return [...new Map(all.map((rule) => [rule.metric_id, rule])).values()]
}

/** The same application, else the one of the same code. */
export function applicationsLike(file: CampaignFile, here: readonly Pick<Application, 'id' | 'code'>[]): Choices {
  return choices(applicationsIn(file), ({ id, code }) => (here.find((one) => one.id === id) ?? here.find((one) => one.code === code))?.id)
}

/** The same for metrics. An id may mean another metric elsewhere, so that the code decides where the file has it. */
export function metricsLike(file: CampaignFile, here: readonly Metric[]): Choices {
  const rules = rulesIn(file).map(({ metric_id, metric }) => ({ id: String(metric_id), code: metric?.code }))
  return choices(rules, ({ id, code }) => {
    const fits = here.filter((one) => (code === undefined ? one.id === id : one.code === code))
    return (fits.find((one) => one.id === id) ?? fits[0])?.id
  })
}

function choices<Thing extends { readonly id: string }>(things: readonly Thing[], choose: (thing: Thing) => string | undefined): Choices {
  return Object.fromEntries(things.map((thing) => [thing.id, choose(thing) ?? '']))
}

export function mappingOf(applications: Choices, metrics: Choices, here: readonly Metric[]): Mapping {
  return {
    applicationOf: (id) => applications[id] || undefined,
    metricOf: ({ metric_id }) => {
      const metric = here.find(({ id }) => id === metrics[metric_id])
      return metric && metricIn({ metric_id: metric.id, metrics_category_id: metric.metrics_category_id })
    },
  }
}
