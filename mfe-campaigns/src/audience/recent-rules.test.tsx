import { estimateTask, type MetadataRule } from '@console/contract'
import { asOwner, campaignFactory, recordCalls, renderPart } from '@console/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { recentFrom, withUsed } from './recent-rules.ts'
import { newRule, type RuleValues, valuesOfRule } from './rule/rule-values.ts'
import { AudienceUnderTest, messages } from './testing/audience-under-test.tsx'
import { seededRule } from './testing/seeded-rules.ts'

const stored = (value: number): MetadataRule => ({ metrics_category_id: 'c', metric_id: 'm', operator: '>', value, time_range: null })
const rule = (value: number): RuleValues => valuesOfRule(stored(value))
const values = (rules: readonly RuleValues[]) => rules.map((one) => one.value)

describe('the conditions used lately', () => {
  test('are at most ten, the latest first and each once', () => {
    const recent = Array.from({ length: 10 }, (_, n) => rule(n))
    expect(values(withUsed(recent, [rule(20), rule(3)]))).toEqual([20, 3, 0, 1, 2, 4, 5, 6, 7, 8])
  })

  test('are none that cannot be counted', () => {
    expect(withUsed([], [newRule(), { ...rule(1), operator: '' }])).toEqual([])
  })

  test.each([[null], [''], ['{'], ['{}'], ['[1]'], ['[{"metric_id":"m"}]']])('are none where %j is stored', (text) => {
    expect(recentFrom(text)).toEqual([])
  })

  test('are read as they were stored', () => {
    expect(recentFrom(JSON.stringify([rule(1), rule(2)]))).toEqual([rule(1), rule(2)])
  })
})

describe('in a form', () => {
  afterEach(() => localStorage.clear())

  async function opened(rules: readonly RuleValues[]) {
    recordCalls(estimateTask, () =>
      Response.json({ audience_size: 1, audience_type: 'character', estimated_on: '2026-11-05T03:00:00.000Z' }),
    )
    const campaign = await asOwner(() => campaignFactory())
    const applicationIds = campaign.campaign_applications.map(({ application }) => application.id)
    const page = await renderPart(
      <AudienceUnderTest campaignId={campaign.id} applicationIds={applicationIds} rules={rules} />,
      { as: 'owner' },
      messages,
    )
    await screen.findAllByRole('button', { name: 'Refresh estimate' })
    return page
  }
  const press = (name: string) => screen.getByRole('button', { name })
  const suggested = () => within(screen.getByRole('group', { name: 'Recently used' })).getAllByRole('button')

  test('a condition that was sent is offered to the next new one, which it fills in', async () => {
    const level = await asOwner(() => seededRule('level', { operator: '>=', value: 20 }))
    const paid = await asOwner(() => seededRule('has_paid', { operator: '=', value: true }))
    const before = await opened([level, paid])
    await before.user.click(press('Save'))
    await waitFor(() => expect(Object.keys(localStorage).join()).toContain('rules.recent'))
    before.unmount()

    const { user } = await opened([paid])
    await user.click(press('Add condition'))
    // What the audience has already is not offered.
    expect(suggested().map((button) => button.textContent)).toEqual(['“Level” is at least 20'])
    await user.click(press('“Level” is at least 20'))
    const second = within(screen.getByRole('group', { name: 'Condition 2' }))
    expect(second.getByRole('textbox', { name: 'Value' })).toHaveValue('20')
    expect(second.getByRole('combobox', { name: 'Metric category' })).toHaveFocus()
    expect(screen.queryByRole('group', { name: 'Recently used' })).not.toBeInTheDocument()
    expect(await second.findByRole('option', { name: 'Quests completed' })).toBeInTheDocument()
  })
})
