import { call } from '@console/api'
import { type Campaign, createTask, endTask, type RewardWrite, type Task, type TaskWrite } from '@console/contract'

let made = 0

type Typed<T> = T extends TaskWrite ? Pick<T, 'task_type' | 'content' | 'completion_metadata_rule'> : never
type Common = Omit<TaskWrite, keyof Typed<TaskWrite>>
/** A type comes with its content and its completion rule; without one, the mission is an article. */
type Wanted = Partial<Common> & (Typed<TaskWrite> | { readonly task_type?: never }) & { readonly ended?: true }

const ARTICLE = {
  task_type: 'article',
  content: {
    title: 'For a test',
    image_url: 'https://cdn.example/for-a-test.jpg',
    read_more_url: 'https://news.example/for-a-test',
    duration: 60,
  },
  completion_metadata_rule: null,
} as const

/**
 * A mission of the campaign, made through the API with the account of `enter` or `renderPage`, with a name of its own. Unless
 * wanted otherwise it is for everybody and rewards in the campaign's first application; `ended` ends it.
 */
export async function missionFactory(campaign: Pick<Campaign, 'id' | 'campaign_applications'>, wanted: Wanted = {}): Promise<Task> {
  const { ended, ...values } = wanted
  made += 1
  const common: Common = {
    name: `Mission for a test ${made}`,
    description: 'Made for a test',
    metadata_rule: [],
    status: 'active',
    audience_type: 'character',
    rewards: values.rewards ?? [rewardIn(campaign)],
  }
  const body: TaskWrite = values.task_type === undefined ? { ...common, ...values, ...ARTICLE } : { ...common, ...values }
  const mission = await call(createTask, { campaign_id: campaign.id }, { body })
  if (!ended) return mission
  return (await call(endTask, { campaign_id: campaign.id, task_id: mission.id }, { version: mission.version })).task
}

function rewardIn({ campaign_applications: [first] }: Pick<Campaign, 'campaign_applications'>): RewardWrite {
  if (!first) throw new Error('The campaign runs on no application.')
  return {
    application_id: first.application.id,
    postback_param: [],
    reward_description: { item: 'Gold', amount: 100, summary: '100 gold', description: 'Made for a test', icon_url: null },
  }
}
