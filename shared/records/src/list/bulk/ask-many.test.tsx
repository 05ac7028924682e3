import { call } from '@console/api'
import { getCampaign } from '@console/contract'
import { asOwner, bulkBar, campaignFactory, question, renderPage, tableRow, wholePage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { useStatusAction } from '../../index.ts'
import { CampaignList } from '../../testing/campaign-list.tsx'
import { campaignRecord } from '../../testing/campaign-record.tsx'
import { moduleOf } from '../../testing/module-of.ts'

function Listed() {
  const activate = useStatusAction(campaignRecord)('active', {
    label: 'Activate',
    done: 'Activated',
    failed: 'Not activated',
    words: String,
    doubtOf: ({ name }) => (name === 'Doubtful 1' ? 'Nobody will see it' : undefined),
    doubted: 'Even so?',
  })
  return <CampaignList actions={[activate]} />
}

test('where something speaks against one of the rows, it is named with that, and all are done once it is confirmed', async () => {
  const first = await asOwner(async () => {
    const made = await campaignFactory({ name: 'Doubtful 0' })
    await campaignFactory({ name: 'Doubtful 1' })
    return made
  })
  const { user } = await renderPage(moduleOf({ campaigns: Listed }), '/campaigns?q=Doubtful&sort=name', { as: 'owner' })
  await tableRow('Doubtful 1')
  await user.click(wholePage())
  const bar = bulkBar(user)
  await bar.press('Activate')
  const dialog = await question('Even so?')
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Doubtful 1Nobody will see it'])
  expect(await call(getCampaign, { campaign_id: first.id })).toMatchObject({ status: 'inactive' })
  await user.click(dialog.getByRole('button', { name: 'Activate' }))
  await bar.outcome('Activate: 2 done')
})
