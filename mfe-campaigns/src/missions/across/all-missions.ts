import { Id, listQuery, listTasks, plainText, TASK_TYPES, type Task } from '@console/contract'
import { fold } from '@console/i18n'
import * as v from 'valibot'

export const MISSION_STATUSES = ['active', 'inactive', 'ended'] as const

/** No call lists the missions of all campaigns: they are read campaign by campaign, and filtered and sorted here. */
export const allMissions = {
  ...listTasks,
  id: 'missions.list',
  query: v.object({
    ...listQuery(['name', 'campaign', 'created_on'], '-created_on'),
    status: v.optional(v.picklist(MISSION_STATUSES)),
    task_type: v.optional(v.picklist(TASK_TYPES)),
    metric_id: v.optional(Id),
    item: v.optional(plainText(200)),
  }),
} as const

type Asked = Partial<v.InferOutput<(typeof allMissions)['query']>>

/** Returns a function that finds a page; the last result is kept for other pages of the same query. */
export function finderOf(missions: readonly Task[], locale: string) {
  let last: { readonly key: string; readonly found: readonly Task[] } | undefined
  return ({ page, page_size, ...asked }: Asked & { readonly page: number; readonly page_size: number }) => {
    const key = JSON.stringify(asked)
    if (last?.key !== key) last = { key, found: missionsFound(missions, asked, locale) }
    const { found } = last
    return { items: found.slice((page - 1) * page_size, page * page_size), page, page_size, total: found.length, total_capped: false }
  }
}

function missionsFound(missions: readonly Task[], { q, status, task_type, metric_id, item, sort }: Asked, locale: string): Task[] {
  const words = fold(q ?? '').split(/\s+/)
  const found = missions.filter(
    (mission) =>
      (status === undefined || statusOf(mission) === status) &&
      (task_type === undefined || mission.task_type === task_type) &&
      (metric_id === undefined || metricsOf(mission).some(({ id }) => id === metric_id)) &&
      (item === undefined || itemsOf(mission).some((one) => fold(one) === fold(item))) &&
      words.every((word) => wordsOf(mission).includes(word)),
  )
  const { compare } = new Intl.Collator(locale)
  const field = sort?.replace('-', '') ?? 'created_on'
  const keyOf = (mission: Task) =>
    field === 'name' ? mission.name : field === 'campaign' ? mission.campaign.name : (mission.created_on ?? '')
  const direction = sort?.startsWith('-') === false ? 1 : -1
  return found.sort((one, other) => direction * (compare(keyOf(one), keyOf(other)) || compare(one.id, other.id)))
}

const statusOf = ({ status, ended_on }: Task) => (ended_on ? 'ended' : status)

export function metricsOf({
  metadata_rule,
  completion_metadata_rule,
}: Task): { readonly id: string; readonly rule: Task['metadata_rule'][number] }[] {
  const rules = completion_metadata_rule ? [...metadata_rule, completion_metadata_rule] : metadata_rule
  return rules.map((rule) => ({ id: rule.metric_id, rule }))
}

export const itemsOf = ({ task_applications }: Task): string[] => task_applications.map(({ reward_description }) => reward_description.item)

const folded = new WeakMap<Task, string>()

/** The searched text, without accents: name, campaign, description and rewards. */
function wordsOf(mission: Task): string {
  const known = folded.get(mission)
  if (known !== undefined) return known
  const { name, description, campaign, task_applications } = mission
  const rewards = task_applications.flatMap(({ reward_description: { item, summary } }) => [item, summary])
  const words = fold([name, campaign.name, description, ...rewards].join('\n'))
  folded.set(mission, words)
  return words
}
