import { asOwner, campaignFactory, missionFactory, renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { RewardList } from './reward-list.tsx'

const messages = { en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') }

async function rewarded() {
  return asOwner(async () => {
    const campaign = await campaignFactory()
    const application_id = campaign.campaign_applications[0]?.application.id ?? ''
    const reward_description = {
      item: 'Ngọc',
      amount: 1250.5,
      summary: 'Nhiều ngọc',
      description: 'Lấp lánh',
      icon_url: 'https://cdn.example/gem.png',
    }
    const postback_param = [
      { name: 'level', value: '7' },
      { name: 'zone', value: 'a b' },
    ]
    return missionFactory(campaign, { rewards: [{ application_id, reward_description, postback_param }] })
  })
}

test.each([
  ['en', '1,250.5', 'Copy postback parameters'],
  ['vi', '1.250,5', 'Sao chép tham số postback'],
] as const)('in %s a reward is told in full, and its parameters can be copied', async (locale, amount, copy) => {
  const task = await rewarded()
  const { user } = await renderPart(<RewardList task={task} />, { as: 'owner', locale }, messages)
  expect(screen.getByText(task.task_applications[0]?.application.display_name ?? '')).toBeInTheDocument()
  for (const words of ['Ngọc', amount, 'Nhiều ngọc', 'Lấp lánh']) expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://cdn.example/gem.png')
  await user.click(screen.getByRole('button', { name: copy }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('level=7\nzone=a b'))
})
