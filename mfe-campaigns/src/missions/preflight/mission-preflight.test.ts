import type { Task } from '@console/contract'
import { expect, test } from '@jest/globals'
import { type MissionCheckId, missionPreflightOf, type Reaches } from './mission-preflight.ts'

const app = (id: string) => ({ id, code: id, display_name: `App ${id}`, mode: 'LIVE' as const, status: 'active' as const })
const CAMPAIGN = { id: 'c1', campaign_applications: ['a1', 'a2'].map((id) => ({ id: `l-${id}`, application: app(id) })) }

const mission = (id: string, applications: readonly string[], changes: Partial<Task> = {}, summary = 'Gold'): Task => ({
  id,
  name: `Mission ${id}`,
  description: 'Read it',
  metadata_rule: [],
  campaign: { id: 'c1', name: 'C', status: 'inactive' },
  status: 'active',
  task_type: 'article',
  audience_type: 'user',
  content: { title: 'T', image_url: 'https://a.example/i.png', read_more_url: 'https://a.example', duration: 60 },
  task_applications: applications.map((one) => ({
    id: `t-${id}-${one}`,
    application: app(one),
    postback_param: [],
    reward_description: { item: 'Gold', amount: 250, summary, description: 'Gold', icon_url: null },
  })),
  ...changes,
})

const byRule = (id: string, value: number): Task =>
  mission(id, ['a1', 'a2'], {
    task_type: 'metric_event',
    content: {},
    completion_metadata_rule: { metrics_category_id: 'k1', metric_id: 'level', operator: '>=', value, time_range: null },
  })

const reach = (size: number, isWithoutValues = false) => ({ size, isWithoutValues })

test.each<[string, readonly Task[], Reaches, readonly [id: MissionCheckId, name: string, to: string][]]>([
  ['none', [], {}, []],
  ['one for each application', [mission('m1', ['a1']), mission('m2', ['a2'])], {}, []],
  ['none that is active', [mission('m1', ['a1', 'a2'], { status: 'inactive' })], {}, [['noneActive', '', '/campaigns/c1/mission/m1']]],
  [
    'several of which none is active',
    [mission('m1', ['a1'], { status: 'inactive' }), mission('m2', ['a2'], { status: 'inactive' })],
    {},
    [['noneActive', '', '/campaigns/c1?status=inactive#missions']],
  ],
  ['an application without any', [mission('m1', ['a1'])], {}, [['unrewarded', 'App a2', '/campaigns/c1/mission/create']]],
  [
    'one that is incomplete',
    [mission('m1', ['a1', 'a2'], { content: { title: '' } })],
    {},
    [['incomplete', 'Mission m1', '/campaigns/c1/mission/m1/edit']],
  ],
  ['one that no one gets', [mission('m1', ['a1', 'a2'])], { m1: reach(0) }, [['nobody', 'Mission m1', '/campaigns/c1/mission/m1/edit']]],
  [
    'one with a metric that has no values yet',
    [mission('m1', ['a1', 'a2'])],
    { m1: reach(0, true) },
    [['noValues', 'Mission m1', '/campaigns/c1/mission/m1/edit']],
  ],
  [
    'one whose summary promises another amount',
    [mission('m1', ['a1', 'a2'], {}, '100 gold')],
    {},
    [['otherAmount', 'Mission m1', '/campaigns/c1/mission/m1/edit']],
  ],
  [
    'two that the same rule completes',
    [byRule('m1', 20), byRule('m2', 20), byRule('m3', 30)],
    {},
    [['sameRule', 'Mission m2', '/campaigns/c1/mission/m2/edit']],
  ],
  ['one that is counted', [mission('m1', ['a1', 'a2'])], { m1: reach(7) }, []],
  [
    'an inactive one that is incomplete, beside an active one',
    [mission('m1', ['a1', 'a2']), mission('m2', ['a1'], { status: 'inactive', content: {} })],
    { m2: reach(0) },
    [],
  ],
])('missions: %s', (_, missions, reaches, checks) => {
  expect(missionPreflightOf(CAMPAIGN, missions, reaches)).toEqual(checks.map(([id, name, to]) => ({ id, name, to })))
})
