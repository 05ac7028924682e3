import { type FilterOf, Id, TASK_TYPES, type Task } from '@console/contract'
import { fold, useFormats, useLocalized } from '@console/i18n'
import { type ListFilter, optionsOf } from '@console/records'
import { useSearchParams } from '@console/router'
import { useMemo } from 'react'
import * as v from 'valibot'
import { metricOf } from '../../audience/known-metrics.ts'
import { useText } from '../../text.ts'
import { type allMissions, itemsOf, MISSION_STATUSES, metricsOf } from './all-missions.ts'

interface Option {
  readonly value: string
  readonly label: string
}

/** Offers every metric and item that one of the missions uses. */
export function useAllMissionsFilters(missions: readonly Task[]): readonly ListFilter<FilterOf<typeof allMissions>>[] {
  const text = useText()
  const metrics = useMetricOptions(missions)
  const items = useItemOptions(missions)
  return [
    {
      field: 'status',
      label: text('mission.status'),
      all: text('missions.status.all'),
      options: optionsOf(MISSION_STATUSES, (status) => text(status === 'ended' ? 'status.campaign.ended' : `status.${status}`)),
    },
    {
      field: 'task_type',
      label: text('mission.type'),
      all: text('missions.type.all'),
      options: optionsOf(TASK_TYPES, (type) => text(`campaign.task.${type}`)),
    },
    { field: 'metric_id', label: text('missions.all.metric'), all: text('missions.all.metric.all'), options: metrics },
    { field: 'item', label: text('missions.all.item'), all: text('missions.all.item.all'), options: items },
  ]
}

/** Includes the one in the address before a mission with it is read. */
function useMetricOptions(missions: readonly Task[]): readonly Option[] {
  const localized = useLocalized()
  const named = useNamed('metric_id')
  const { locale } = useFormats()
  return useMemo(() => {
    const labels = new Map(named && v.is(Id, named) ? [[named, named]] : [])
    for (const { id, rule } of missions.flatMap(metricsOf)) {
      const name = metricOf(rule)?.name
      labels.set(id, name ? localized(name) : (labels.get(id) ?? id))
    }
    return byLabel(labels, locale)
  }, [missions, localized, named, locale])
}

/** An item that is spelled in several ways is one. */
function useItemOptions(missions: readonly Task[]): readonly Option[] {
  const named = useNamed('item')
  const { locale } = useFormats()
  return useMemo(() => {
    const labels = new Map(named ? [[fold(named), named]] : [])
    for (const item of missions.flatMap(itemsOf)) if (!labels.has(fold(item))) labels.set(fold(item), item)
    return byLabel(labels, locale).map(({ label }) => ({ value: label, label }))
  }, [missions, named, locale])
}

function useNamed(field: string): string | null {
  const [search] = useSearchParams()
  return search.get(field)
}

const byLabel = (labels: ReadonlyMap<string, string>, locale: string): Option[] =>
  [...labels].map(([value, label]) => ({ value, label })).sort((one, other) => one.label.localeCompare(other.label, locale))
