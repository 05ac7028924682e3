import { call } from '@console/api'
import { createTask, getTask, listMetricCategories, listMetrics, listTasks, paths, Survey, type Task } from '@console/contract'
import { asOwner, campaignFactory, hidePage, keptInBrowser, missionFactory, recordCalls, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import campaigns from '../module.ts'

const question = { id: 'q1', title: 'What do you play?', required: true }
const options = [
  { id: 'a', label: 'Story' },
  { id: 'b', label: 'Arena' },
]
const SURVEY = {
  task_type: 'survey',
  content: {
    title: 'Three questions',
    pages: [
      {
        id: 'p1',
        title: 'First',
        questions: [{ ...question, type: 'multiple' as const, options, allow_other: true, min_select: 1, max_select: 2 }],
      },
      {
        id: 'p2',
        title: '',
        questions: [
          { ...question, id: 'q2', title: 'How good is it?', required: false, type: 'rating' as const, max: 5 },
          {
            ...question,
            id: 'q4',
            title: 'Would you recommend it?',
            type: 'rating' as const,
            min: 0,
            max: 10,
            min_label: 'Never',
            max_label: 'Surely',
          },
          { ...question, id: 'q3', title: 'Anything else?', required: false, type: 'text' as const, max_length: 300 },
        ],
      },
    ],
  },
  completion_metadata_rule: null,
} as const
const made = (): Promise<Task> =>
  asOwner(async () => missionFactory(await campaignFactory(), structuredClone(SURVEY) as unknown as Parameters<typeof missionFactory>[1]))
const box = (name: string | RegExp) => screen.getByRole('textbox', { name })

test('the page of a survey says how each question is answered', async () => {
  const mission = await made()
  await renderPage(campaigns, paths.mission(mission.campaign.id, mission.id), { as: 'viewer' })
  const content = within(await screen.findByRole('region', { name: 'Content' }))
  expect(content.getByText('Page 1: First')).toBeInTheDocument()
  expect(content.getByText('Several choices · Required · from 1 to 2 · own answer allowed')).toBeInTheDocument()
  expect(content.getByText('Arena')).toBeInTheDocument()
  expect(content.getByText('Page 2')).toBeInTheDocument()
  expect(content.getByText('Rating · Optional · from 1 to 5')).toBeInTheDocument()
  expect(content.getByText('Rating · Required · from 0 to 10 · 0 = Never · 10 = Surely')).toBeInTheDocument()
  expect(content.getByText('Text · Optional · up to 300 characters')).toBeInTheDocument()
})

test('a survey that is kept half done comes back, and its errors stand at their fields', async () => {
  const { id } = await asOwner(() => campaignFactory())
  const { user, unmount } = await renderPage(campaigns, paths.missionCreate(id), { as: 'owner' })
  await user.click(await screen.findByRole('radio', { name: 'Survey' }))
  await user.click(await screen.findByRole('textbox', { name: 'Option 1' }))
  await user.paste('Arena\nStory\nRacing')
  hidePage()
  await waitFor(() => expect(keptInBrowser.size).toBe(1))
  unmount()
  const sent = recordCalls(createTask)
  const again = await renderPage(campaigns, paths.missionCreate(id), { as: 'owner' })
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await screen.findByRole('textbox', { name: 'Option 3' })).toHaveValue('Racing')
  await again.user.click(screen.getByRole('button', { name: 'Create mission' }))
  await waitFor(() => expect(box('Survey title')).toHaveAccessibleErrorMessage('Survey title is required.'))
  await again.user.click(screen.getByRole('button', { name: 'Page 1, question 1: Question is required.' }))
  await waitFor(() => expect(box('Question')).toHaveFocus())
  expect(sent).toEqual([])
})

test('a copy has everything of its survey, and is changed beside it', async () => {
  const mission = await made()
  const { user } = await renderPage(campaigns, paths.missionDuplicate(mission.campaign.id, mission.id), { as: 'owner' })
  const first = within(await screen.findByRole('group', { name: 'Page 1' }))
  await user.click(first.getByRole('button', { name: 'Move question 1 down' }))
  await user.click(first.getByRole('button', { name: 'Delete page 1' }))
  await user.click(screen.getByRole('button', { name: 'Create mission' }))
  await screen.findByRole('heading', { level: 1, name: /^Copy of/ })
  const { items } = await call(listTasks, { campaign_id: mission.campaign.id, sort: 'created_on' })
  expect(items[1]?.content).toMatchObject({
    pages: [{ id: 'p2', questions: [{ id: 'q1', options }, { id: 'q2' }, { id: 'q4', min: 0, max_label: 'Surely' }, { id: 'q3' }] }],
  })
  // A plain rating has only its first fields, since not every backend knows the newer ones.
  const [page] = v.parse(Survey, items[1]?.content).pages
  expect(page?.questions[1]).toEqual(SURVEY.content.pages[1].questions[0])
  expect((await call(getTask, { campaign_id: mission.campaign.id, task_id: mission.id })).content).toEqual(mission.content)
})

test('a survey with a question of an unknown type shows the others, and is not written without it', async () => {
  const mission = await made()
  const [first, second] = SURVEY.content.pages
  const questions = [{ ...question, type: 'matrix' }, ...second.questions]
  const later = { ...mission, content: { ...SURVEY.content, pages: [first, { ...second, questions }] } }
  recordCalls(getTask, () => Response.json(later))
  const { unmount } = await renderPage(campaigns, paths.mission(mission.campaign.id, mission.id), { as: 'owner' })
  expect(await screen.findByRole('note')).toHaveTextContent(/questions of a type that Publisher Console doesn’t support/)
  expect(screen.getByText('How good is it?')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(/You can’t change or duplicate this mission here/)
  unmount()
  const edit = await renderPage(campaigns, paths.missionEdit(mission.campaign.id, mission.id), { as: 'owner' })
  expect(await screen.findByText(/You can’t change or duplicate this mission here/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  edit.unmount()
  await renderPage(campaigns, paths.missionDuplicate(mission.campaign.id, mission.id), { as: 'owner', locale: 'vi' })
  expect(await screen.findByText(/không thể thay đổi hay nhân bản nhiệm vụ này ở đây/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Tạo nhiệm vụ' })).not.toBeInTheDocument()
})

test('a copy of a mission with a time range of an unknown kind says so at the time range, and is not sent', async () => {
  const mission = await made()
  const [category] = (await asOwner(() => call(listMetricCategories, {}))).items
  const [metric] = (await asOwner(() => call(listMetrics, { metrics_category_id: category?.id ?? '' }))).items
  const rule = { metrics_category_id: category?.id, metric_id: metric?.id, operator: '=', value: 1, time_range: { type: 'season' } }
  recordCalls(getTask, () => Response.json({ ...mission, metadata_rule: [rule] }))
  const { user } = await renderPage(campaigns, paths.missionDuplicate(mission.campaign.id, mission.id), { as: 'owner' })
  const range = await screen.findByRole('combobox', { name: 'Time range' })
  expect(screen.getByRole('button', { name: 'Duplicate condition 1' })).toHaveAccessibleDescription(
    /doesn’t support part of this condition/,
  )
  const sent = recordCalls(createTask)
  await user.click(screen.getByRole('button', { name: 'Create mission' }))
  await waitFor(() => expect(range).toHaveAccessibleErrorMessage('Choose one of the options.'))
  expect(sent).toEqual([])
})
