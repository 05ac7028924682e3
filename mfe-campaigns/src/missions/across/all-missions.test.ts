import type { Task } from '@console/contract'
import { expect, test } from '@jest/globals'
import { finderOf } from './all-missions.ts'

const app = { id: 'a1', code: 'lotus', display_name: 'Lotus', mode: 'LIVE' as const, status: 'active' as const }
const rule = (metric_id: string) => ({ metrics_category_id: 'k1', metric_id, operator: '>' as const, value: 3, time_range: null })

const mission = (id: string, name: string, changes: Partial<Task> = {}, items: readonly string[] = ['Gold']): Task => ({
  id,
  name,
  description: 'Read it',
  metadata_rule: [],
  campaign: { id: 'c1', name: 'Summer', status: 'active' },
  status: 'active',
  task_type: 'article',
  audience_type: 'user',
  content: {},
  task_applications: items.map((item, at) => ({
    id: `${id}-${at}`,
    application: app,
    postback_param: [],
    reward_description: { item, amount: 5, summary: `Five ${item}`, description: '', icon_url: null },
  })),
  created_on: `2026-11-0${id}T00:00:00.000Z`,
  ...changes,
})

const MISSIONS = [
  mission('1', 'Đêm hội', { metadata_rule: [rule('level')] }),
  mission('2', 'Boat race', { task_type: 'html_playable', completion_metadata_rule: rule('level') }, ['Jade', 'gold']),
  mission('3', 'Zebra', { status: 'inactive', campaign: { id: 'c2', name: 'Autumn', status: 'ended' } }, ['Ngọc']),
  mission('4', 'Over', { status: 'inactive', ended_on: '2026-11-20T00:00:00.000Z', description: 'Đăng nhập' }, []),
]
const find = finderOf(MISSIONS, 'en')
type Asked = Omit<Parameters<typeof find>[0], 'page' | 'page_size'>

test.each<[what: string, asked: Asked, ids: readonly string[]]>([
  ['all, the newest first', {}, ['4', '3', '2', '1']],
  ['the oldest first', { sort: 'created_on' }, ['1', '2', '3', '4']],
  ['by name, Đ beside D', { sort: 'name' }, ['2', '1', '4', '3']],
  ['by campaign, then always in the same order', { sort: '-campaign' }, ['4', '2', '1', '3']],
  ['words of the name without accents, in any order', { q: 'hoi dem' }, ['1']],
  ['words of the campaign', { q: 'AUTUMN' }, ['3']],
  ['words of what is to be done', { q: 'dang nhap' }, ['4']],
  ['words of what is earned', { q: 'five ngoc' }, ['3']],
  ['words that are not all there', { q: 'dem autumn' }, []],
  ['a metric of the audience and of the completion', { metric_id: 'level' }, ['2', '1']],
  ['a metric that none uses', { metric_id: 'class' }, []],
  ['an item in any spelling', { item: 'GOLD' }, ['2', '1']],
  ['an item without accents', { item: 'ngoc' }, ['3']],
  ['those that can still become active', { status: 'inactive' }, ['3']],
  ['those that have ended', { status: 'ended' }, ['4']],
  ['a type', { task_type: 'html_playable' }, ['2']],
  ['all of it together', { q: 'boat', metric_id: 'level', item: 'jade', status: 'active' }, ['2']],
])('finds %s', (_, asked, ids) => {
  expect(find({ page: 1, page_size: 20, ...asked }).items.map(({ id }) => id)).toEqual(ids)
})

test('a page of them says how many there are', () => {
  const { items, total } = find({ page: 2, page_size: 3 })
  expect(items.map(({ id }) => id)).toEqual(['1'])
  expect(total).toBe(4)
})
