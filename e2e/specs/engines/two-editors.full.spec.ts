import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { test } from '../../fixtures/engine-test.ts'

test.use({ as: 'owner', language: 'vi' })

test('two editors change the same field, both versions are shown, and the person keeps theirs', async ({
  person,
  texts,
  at,
  context,
  consoleUrl,
}) => {
  const calls = await campaignCalls(context, consoleUrl)
  const campaign = await calls.create()
  await person.opens(at(`/campaigns/${campaign.id}/edit`))
  await person.fills(texts.campaignName, `${campaign.name} của tôi`)
  await calls.change(campaign, { name: `${campaign.name} theirs`, description: 'Their words' })
  await person.clicks('button', texts.save)
  const dialog = person.in('dialog', 'Người khác cũng đã thay đổi mục này')
  await dialog.sees('radio', new RegExp(`${campaign.name} theirs$`))
  await dialog.clicks('radio', new RegExp(`${campaign.name} của tôi$`))
  await dialog.clicks('button', 'Lưu các phiên bản đã chọn')
  await person.sees('heading', `${campaign.name} của tôi`)
  await person.reads('Their words')
})
