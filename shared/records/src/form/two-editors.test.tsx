import { call } from '@console/api'
import { type Campaign, type CampaignWrite, getCampaign, paths, updateCampaign } from '@console/contract'
import { asOwner, campaignFactory, interceptCalls, problem, recordCalls, renderPage } from '@console/testing'
import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { campaignForms } from '../testing/campaign-forms.tsx'
import { campaignValues } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'

const name = () => screen.getByRole('textbox', { name: 'Name' })
const save = () => screen.getByRole('button', { name: 'Save' })
const stored = ({ id }: Campaign) => call(getCampaign, { campaign_id: id })

async function opened(values: Partial<CampaignWrite>) {
  const campaign = await asOwner(() => campaignFactory(values))
  const { user } = await renderPage(moduleOf(campaignForms), paths.campaignEdit(campaign.id), { as: 'owner' })
  await screen.findByRole('textbox', { name: 'Name' })
  return { campaign, user }
}

const theyChange = (campaign: Campaign, changes: Partial<CampaignWrite>) =>
  call(updateCampaign, { campaign_id: campaign.id }, { body: { ...campaignValues(campaign), ...changes } })

test('changes of two people to different fields are both kept, and the second is told', async () => {
  const { campaign, user } = await opened({ name: 'Shared', description: 'Old words' })
  await theyChange(campaign, { description: 'Their words' })
  await user.type(name(), ' and mine')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared and mine' })).toBeInTheDocument()
  expect(
    await screen.findByText('Someone else changed the following in the meantime: Description. Their changes were kept.'),
  ).toBeInTheDocument()
  expect(await stored(campaign)).toMatchObject({ name: 'Shared and mine', description: 'Their words' })
})

describe('where both changed the same field', () => {
  async function contested() {
    const { campaign, user } = await opened({ name: 'Shared', description: 'Old words', status: 'inactive' })
    await theyChange(campaign, { name: 'Theirs', description: 'Their words', status: 'active' })
    await user.type(name(), ' and mine')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'active')
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this too' })
    // The dialog gives the focus back only if it had it, which takes a moment.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    return { campaign, user, dialog, field: within(within(dialog).getByRole('group', { name: 'Name' })) }
  }

  test('both versions are shown, nothing is chosen beforehand, and nothing is sent', async () => {
    const { campaign, dialog, field } = await contested()
    expect(field.getByRole('radio', { name: /Yours.*Shared and mine/ })).not.toBeChecked()
    expect(field.getByRole('radio', { name: /Theirs.*Theirs/ })).not.toBeChecked()
    expect(within(dialog).getAllByRole('group')).toHaveLength(1)
    expect(await stored(campaign)).toMatchObject({ name: 'Theirs' })
  })

  test.each([
    [/Yours/, 'Shared and mine'],
    [/Theirs/, 'Theirs'],
  ])('choosing %s saves it with the rest of both', async (side, kept) => {
    const { campaign, user, dialog, field } = await contested()
    await user.click(field.getByRole('radio', { name: side }))
    await user.click(within(dialog).getByRole('button', { name: 'Save the chosen versions' }))
    expect(await screen.findByRole('heading', { level: 1, name: kept })).toBeInTheDocument()
    expect(await stored(campaign)).toMatchObject({ name: kept, description: 'Their words', status: 'active' })
  })

  test('closing the question keeps what is typed, leads to the contested field, and the next save asks again', async () => {
    const { campaign, user, dialog } = await contested()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(name()).toHaveValue('Shared and mine')
    await waitFor(() => expect(name()).toHaveFocus())
    await user.click(save())
    expect(await screen.findByRole('dialog', { name: 'Someone else changed this too' })).toBeInTheDocument()
    expect(await stored(campaign)).toMatchObject({ name: 'Theirs' })
  })
})

test('joined values are checked before they are sent', async () => {
  const { campaign, user } = await opened({ start_date: '2094-01-01T00:00:00.000Z', end_date: '2094-02-01T00:00:00.000Z' })
  await theyChange(campaign, { end_date: '2094-01-02T00:00:00.000Z' })
  const start = screen.getByLabelText('Start')
  await user.clear(start)
  await user.type(start, '2094-01-20T07:00')
  await user.click(save())
  await waitFor(() => expect(screen.getByLabelText('End')).toHaveAccessibleErrorMessage('The end must be later than the start.'))
  expect(start).toHaveValue('2094-01-20T07:00')
  expect(await stored(campaign)).toMatchObject({ start_date: '2094-01-01T00:00:00.000Z' })
})

test('a record that stays refused at the same version is not sent for ever', async () => {
  const { user } = await opened({ name: 'Stubborn' })
  const sent = recordCalls(updateCampaign, () => problem('version_mismatch'))
  await user.type(name(), ' x')
  await user.click(save())
  expect(await screen.findByText(/Someone else changed this/)).toBeInTheDocument()
  expect(name()).toHaveValue('Stubborn x')
  expect(sent).toHaveLength(1)
})

describe('with an API that knows no versions', () => {
  /** Takes the API's place for one campaign, without versions; `held.record` is the campaign as it is stored. */
  async function unversioned() {
    const campaign = await asOwner(() => campaignFactory({ name: 'Shared', description: 'Old words' }))
    const held: { record: Campaign } = { record: { ...campaign, version: undefined } }
    const log: string[] = []
    interceptCalls(async (request) => {
      if (!new URL(request.url).pathname.endsWith(campaign.id)) return undefined
      log.push(request.method)
      if (request.method === 'PUT') {
        log.push(`If-Match: ${request.headers.get('If-Match')}`)
        const { name: written, description: words }: CampaignWrite = await request.json()
        held.record = { ...held.record, name: written, description: words ?? '' }
      }
      return Response.json(held.record)
    })
    const { user } = await renderPage(moduleOf(campaignForms), paths.campaignEdit(campaign.id), { as: 'owner' })
    await screen.findByRole('textbox', { name: 'Name' })
    log.length = 0
    return { user, held, log }
  }

  test('the record is read before it is written', async () => {
    const { user, held, log } = await unversioned()
    await user.type(name(), ' and mine')
    await user.click(save())
    await screen.findByRole('heading', { level: 1, name: 'Shared and mine' })
    expect(log.slice(0, 3)).toEqual(['GET', 'PUT', 'If-Match: null'])
    expect(held.record).toMatchObject({ name: 'Shared and mine', description: 'Old words' })
  })

  test('what someone else wrote since is joined', async () => {
    const { user, held } = await unversioned()
    held.record = { ...held.record, description: 'Their words' }
    await user.type(name(), ' and mine')
    await user.click(save())
    await screen.findByRole('heading', { level: 1, name: 'Shared and mine' })
    expect(held.record).toMatchObject({ name: 'Shared and mine', description: 'Their words' })
  })

  test('a field that both changed is asked about before anything is written', async () => {
    const { user, held, log } = await unversioned()
    held.record = { ...held.record, name: 'Theirs' }
    await user.type(name(), ' and mine')
    await user.click(save())
    expect(await screen.findByRole('dialog', { name: 'Someone else changed this too' })).toBeInTheDocument()
    expect(log).not.toContain('PUT')
  })
})
