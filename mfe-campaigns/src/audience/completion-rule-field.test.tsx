import { asOwner, campaignFactory, renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { RuleValues } from './rule/rule-values.ts'
import { AudienceUnderTest, messages, type SavedAudience } from './testing/audience-under-test.tsx'
import { seededRule } from './testing/seeded-rules.ts'

async function opened(completion: RuleValues | null) {
  const campaign = await asOwner(() => campaignFactory())
  const saved: SavedAudience[] = []
  const page = await renderPart(
    <AudienceUnderTest campaignId={campaign.id} applicationIds={[]} completion={completion} onSave={(values) => saved.push(values)} />,
    { as: 'owner' },
    messages,
  )
  const group = within(screen.getByRole('group', { name: /^Completed when/ }))
  return { ...page, group, saved }
}

test('an optional condition is added and taken away, with the focus where the work goes on', async () => {
  const { user, group, saved } = await opened(null)
  await user.click(group.getByRole('button', { name: 'Add completion rule' }))
  expect(group.getByRole('combobox', { name: 'Metric category' })).toHaveFocus()
  await waitFor(() =>
    expect(within(group.getByRole('combobox', { name: 'Metric category' })).getAllByRole('option').length).toBeGreaterThan(1),
  )
  expect(group.getByText('Metric missing? Request it')).toBeInTheDocument()
  await user.click(group.getByRole('button', { name: 'Remove completion rule' }))
  expect(group.getByRole('button', { name: 'Add completion rule' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toMatchObject([{ completion_metadata_rule: null }]))
})

test('it reads as a sentence, and what its metric refuses stands at its place', async () => {
  const { user, group, saved } = await opened(await asOwner(() => seededRule('login_streak', { operator: '>=', value: 7 })))
  expect(group.getByText('“Login streak” is at least 7 d')).toBeInTheDocument()
  await group.findByText('A whole number from -128 to 127.')
  const value = group.getByRole('textbox', { name: 'Value' })
  await user.type(value, '00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(value).toHaveAccessibleErrorMessage('The value must be at most 127.'))
  expect(saved).toEqual([])
})
