import { contentOf, TASK_TYPES, type TaskTypeCode } from '@console/contract'
import { expect, test } from '@jest/globals'
import { newRule } from '../../audience/rule/rule-values.ts'
import { valuesOf } from '../mission-values.ts'
import { droppedBy, isBegun, switchedTo, type TypedValues } from './typed-values.ts'

const RULE = { ...newRule(), metrics_category_id: 'c1', metric_id: 'm1', operator: '>=' as const, value: 20 }
const ARTICLE: TypedValues = {
  task_type: 'article',
  content: { title: 'Guide', image_url: 'https://a.example/i.png', read_more_url: 'https://a.example', duration: 60 },
  completion_metadata_rule: null,
}
const EMAIL: TypedValues = {
  task_type: 'email',
  content: { subject: 'Hello', content: '<p>Hi</p>', cta_link: 'https://a.example', variables: ['name'] },
  completion_metadata_rule: RULE,
}
const VIDEO: TypedValues = {
  task_type: 'video',
  content: { video_url: 'https://a.example/v.mp4', duration: 60, skippable_after: 10, image_url: null, read_more_url: null },
  completion_metadata_rule: null,
}

test('a new mission has no type, nothing in it and is inactive', () => {
  expect(valuesOf(undefined)).toMatchObject({ task_type: null, content: {}, status: 'inactive', metadata_rule: [], rewards: [] })
})

const SURVEY: TypedValues = {
  task_type: 'survey',
  content: { title: '', pages: [{ id: 'p', title: 'Kept', questions: [] }] },
  completion_metadata_rule: null,
}

test.each(TASK_TYPES)('switching from %s to the same type changes nothing', (type) => {
  const before: TypedValues = type === 'survey' ? SURVEY : { task_type: type, content: contentOf(type, {}), completion_metadata_rule: null }
  const after = switchedTo(type, before)
  expect(after.content).toEqual(before.content)
  expect(droppedBy(after, before)).toEqual([])
})

test.each<[from: TypedValues, type: TaskTypeCode, kept: readonly string[], dropped: readonly string[]]>([
  [ARTICLE, 'video', ['image_url', 'read_more_url', 'duration'], ['title']],
  [ARTICLE, 'survey', ['title'], ['image_url', 'read_more_url', 'duration']],
  [ARTICLE, 'email', [], ['title', 'image_url', 'read_more_url', 'duration']],
  [ARTICLE, 'metric_event', [], ['title', 'image_url', 'read_more_url', 'duration']],
  [EMAIL, 'article', [], ['subject', 'content', 'cta_link', 'variables', 'completion_metadata_rule']],
  [VIDEO, 'html_playable', ['skippable_after'], ['video_url', 'duration']],
  [EMAIL, 'html_playable', [], ['subject', 'content', 'cta_link', 'variables']],
  [EMAIL, 'metric_event', [], ['subject', 'content', 'cta_link', 'variables']],
])('from $task_type to %s', (from, type, kept, dropped) => {
  const after = switchedTo(type, from)
  for (const name of kept) expect(after.content[name]).toEqual(from.content[name])
  expect(Object.keys(after.content)).toEqual(Object.keys(contentOf(type, {})))
  expect(droppedBy(after, from)).toEqual(dropped)
})

test('a survey begins with a page of one question, which is no loss before something is written in it', () => {
  const begun = switchedTo('survey', ARTICLE)
  expect(begun.content).toMatchObject({ title: 'Guide', pages: [{ title: '', questions: [{ type: 'single', title: '' }] }] })
  expect(droppedBy(switchedTo('article', begun), begun)).toEqual([])
  expect(droppedBy(switchedTo('article', SURVEY), SURVEY)).toEqual(['pages'])
})

test('what was left empty is not named as dropped', () => {
  const blank: TypedValues = { task_type: 'email', content: contentOf('email', {}), completion_metadata_rule: newRule() }
  expect(droppedBy(switchedTo('article', blank), blank)).toEqual([])
})

test('a type that is completed by a rule begins with an empty one, and keeps the one that was there', () => {
  expect(switchedTo('metric_event', ARTICLE).completion_metadata_rule).toEqual(newRule())
  expect(switchedTo('metric_event', EMAIL).completion_metadata_rule).toEqual(RULE)
  expect(switchedTo('email', ARTICLE).completion_metadata_rule).toBeNull()
})

test.each(TASK_TYPES.map((type) => [type] as const))('a mission of which only the type %s is chosen is no loss', (type) => {
  const opened = valuesOf(undefined)
  const typed = { ...opened, ...switchedTo(type, opened) }
  expect(isBegun(typed, opened)).toBe(false)
  expect(isBegun({ ...typed, name: 'Read the guide' }, opened)).toBe(true)
})

test('a mission in whose content something is entered would be a loss', () => {
  expect(isBegun({ ...valuesOf(undefined), ...ARTICLE }, valuesOf(undefined))).toBe(true)
})
