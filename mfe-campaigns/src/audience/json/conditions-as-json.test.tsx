import { estimateTask, listMetrics } from '@console/contract'
import {
  answerCalls,
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  recordCalls,
  refuseCalls,
  renderPart,
  type Visitor,
} from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import type { RuleValues } from '../rule/rule-values.ts'
import { AudienceUnderTest, messages, type SavedAudience } from '../testing/audience-under-test.tsx'
import { seededRule } from '../testing/seeded-rules.ts'

let level: RuleValues

beforeEach(async () => {
  level = await asOwner(() => seededRule('level', { operator: '>=', value: 20 }))
  recordCalls(estimateTask, () =>
    Response.json({ audience_size: 100, audience_type: 'character', estimated_on: '2026-11-05T03:00:00.000Z' }),
  )
})

async function opened(visitor: Visitor = { as: 'owner' }) {
  const campaign = await asOwner(() => campaignFactory())
  const saved: SavedAudience[] = []
  const page = await renderPart(
    <AudienceUnderTest campaignId={campaign.id} applicationIds={[]} rules={[level]} onSave={(values) => saved.push(values)} />,
    visitor,
    messages,
  )
  return { ...page, saved }
}

const press = (name: string) => screen.getByRole('button', { name })
const json = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^(?:Conditions as JSON|Điều kiện dạng JSON)/ })
const sentence = (words: string) => screen.findByText(words)

async function withJson(visitor?: Visitor) {
  const page = await opened(visitor)
  await page.user.click(screen.getByRole('button', { name: /^(?:As JSON|Dạng JSON)$/ }))
  const area = await json()
  /** Replaces a part of the text, as if it were selected and typed over. */
  async function replace(part: string, by: string): Promise<void> {
    const start = area.value.indexOf(part)
    await page.user.click(area)
    area.setSelectionRange(start, start + part.length)
    await page.user.paste(by)
  }
  const selected = () => area.value.slice(area.selectionStart, area.selectionEnd)
  return { ...page, area, replace, selected }
}

test('the conditions are shown as the API gets them; a change counts once it is applied, and what is saved has it', async () => {
  const { user, area, replace, saved } = await withJson()
  const { metrics_category_id, metric_id } = level
  expect(JSON.parse(area.value)).toEqual([{ metrics_category_id, metric_id, operator: '>=', value: 20, time_range: null }])
  expect(press('Apply JSON')).toHaveAccessibleDescription('The JSON hasn’t been changed.')
  await replace('20', '35')
  expect(await sentence('“Level” is at least 20')).toBeInTheDocument()
  await user.click(press('Apply JSON'))
  expect(await sentence('“Level” is at least 35')).toBeInTheDocument()
  expect(screen.getByText('JSON applied. The audience has 1 condition.')).toHaveRole('status')
  expect(press('Apply JSON')).toHaveFocus()
  await user.click(press('Save'))
  await waitFor(() => expect(saved).toMatchObject([{ metadata_rule: [{ operator: '>=', value: 35 }] }]))
})

test('what the fields change is in the JSON at once', async () => {
  const { user, area } = await withJson()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Operator' }), 'is less than')
  expect(area.value).toContain('"operator": "<"')
})

test('each error is said in words, with the way to its place, and nothing is applied until all are corrected', async () => {
  const { user, area, replace, selected } = await withJson()
  await replace('">="', '"!"')
  await replace('20', '"many"')
  await user.click(press('Apply JSON'))
  expect((await screen.findByText('=, <>, >, <, >=, <=')).closest('li')?.textContent).toMatch(
    / Use one of these values: =, <>, >, <, >=, <=\.$/,
  )
  expect(area).toBeInvalid()
  expect(area).toHaveAccessibleErrorMessage(/^The JSON can’t be applied yet: 1 error found\./)
  expect(area).toHaveFocus()
  expect(selected()).toBe('"!"')
  await replace('"!"', '">="')
  await user.click(press('Apply JSON'))
  expect(await screen.findByText('This value doesn’t match the metric’s data type. Enter another one.')).toBeInTheDocument()
  await user.click(press('Condition 1: value'))
  expect(selected()).toBe('"many"')
  expect(await sentence('“Level” is at least 20')).toBeInTheDocument()
  await replace('"many"', '40')
  await user.click(press('Apply JSON'))
  expect(await sentence('“Level” is at least 40')).toBeInTheDocument()
  expect(area).toBeValid()
  expect(screen.queryByRole('button', { name: 'Condition 1: value' })).not.toBeInTheDocument()
})

test.each([
  ['no JSON', '"operator": ">="', '"operator" ">="', 'Line 5', /^Line 5 Enter valid JSON\.$/],
  ['a missing part', '"value": 20,', ' ', 'Condition 1: value', /^Condition 1: value “value” is required\.$/],
  ['a part that is not known', '"value"', '"weight": 2, "value"', 'Condition 1: weight', /doesn’t support this part/],
])('%s is said with its place', async (_, part, by, place, why) => {
  const { user, replace } = await withJson()
  await replace(part, by)
  await user.click(press('Apply JSON'))
  expect((await screen.findByRole('button', { name: place })).closest('li')?.textContent).toMatch(why)
})

test('JSON that is not applied is not lost: saving asks what is to become of it, and it stays in sight', async () => {
  const { user, area, replace, saved } = await withJson()
  await replace('20', '35')
  expect(press('As JSON')).toHaveAccessibleDescription('Apply the JSON or discard your changes to it first.')
  await user.click(press('Save'))
  await waitFor(() => expect(area).toBeInvalid())
  expect(area).toHaveAccessibleErrorMessage(/^Apply the JSON or discard your changes to it first\./)
  expect(saved).toEqual([])
  await user.click(press('Discard changes to JSON'))
  expect(area.value).toContain('"value": 20')
  await user.click(press('Save'))
  await waitFor(() => expect(saved).toMatchObject([{ metadata_rule: [{ value: 20 }] }]))
})

test('a person who changes the fields beside it is told that the JSON would replace that', async () => {
  const { user, replace } = await withJson()
  await replace('20', '35')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Operator' }), 'is less than')
  expect(screen.getByText(/^The conditions above were changed after you began/)).toBeInTheDocument()
  await user.click(press('Apply JSON'))
  expect(await sentence('“Level” is at least 35')).toBeInTheDocument()
})

test('while metrics cannot be loaded nothing is applied, and another try does it', async () => {
  const { user, area, replace } = await withJson()
  await sentence('“Level” is at least 20')
  await replace('20', '35')
  refuseCalls(listMetrics, 'internal')
  await user.click(press('Apply JSON'))
  expect(await screen.findByText('Couldn’t load metrics')).toBeInTheDocument()
  expect(area.value).toContain('35')
  answerCalls()
  await user.click(press('Retry'))
  expect(await sentence('“Level” is at least 35')).toBeInTheDocument()
})

test('changes that are discarded while they are being applied stay discarded', async () => {
  const { user, area, replace } = await withJson()
  await sentence('“Level” is at least 20')
  let respond = () => {}
  const held = new Promise<undefined>((done) => {
    respond = () => done(undefined)
  })
  interceptCalls((request) => (isCallOf(listMetrics, request) ? held : undefined))
  await replace('20', '35')
  await user.click(press('Apply JSON'))
  expect(press('Apply JSON')).toHaveAttribute('aria-busy', 'true')
  await user.click(press('Discard changes to JSON'))
  await act(async () => respond())
  await waitFor(() => expect(press('Apply JSON')).not.toHaveAttribute('aria-busy'))
  expect(await sentence('“Level” is at least 20')).toBeInTheDocument()
  expect(area.value).toContain('"value": 20')
  expect(screen.getByText('Changes to the JSON discarded.')).toHaveRole('status')
})

test('in Vietnamese it reads so', async () => {
  const { user, replace } = await withJson({ as: 'owner', locale: 'vi' })
  await replace('20', '"nhiều"')
  await user.click(press('Áp dụng JSON'))
  expect(await screen.findByRole('button', { name: 'Điều kiện 1: value' })).toBeInTheDocument()
  expect(screen.getByText('Chưa áp dụng được JSON: có 1 lỗi.')).toBeInTheDocument()
  await user.click(press('Bỏ thay đổi trong JSON'))
  expect(screen.getByText('Đã bỏ thay đổi trong JSON.')).toHaveRole('status')
})
