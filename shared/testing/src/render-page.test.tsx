import { useCall, useChange } from '@console/api'
import { createCampaign, getCampaign, listCampaigns, paths } from '@console/contract'
import { textsOf } from '@console/i18n'
import { defineModule, describeModule } from '@console/module'
import { Link, useNavigate, useParams } from '@console/router'
import { useMay, useOptionalPublisher } from '@console/session'
import { Page } from '@console/ui'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { campaignFactory, enter, interceptCalls, renderPage } from './index.ts'

function List() {
  const { data, error } = useCall(listCampaigns, { page_size: 100 })
  const publisher = useOptionalPublisher()
  const isAllowed = useMay(createCampaign)
  if (error) return <p>Failed: {error.code}</p>
  return (
    <Page title={`Campaigns of ${publisher?.name}`}>
      {isAllowed ? <Link to="/campaigns/create">Create</Link> : null}
      <ul>
        {data?.items.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.campaign(id)}>{name}</Link>
          </li>
        ))}
      </ul>
      <Link to="/sources">Sources</Link>
    </Page>
  )
}

function One() {
  const { campaign_id = '' } = useParams()
  return <h1>{useCall(getCampaign, { campaign_id }).data?.name}</h1>
}

function Create() {
  const { send } = useChange(createCampaign)
  const navigate = useNavigate()
  const body = { name: 'From the page', start_date: '2094-01-01T00:00:00Z', end_date: '2094-01-02T00:00:00Z', application_ids: [] }
  const create = () => send({}, { body }).catch((error) => navigate(`/campaigns?failed=${error.code}`))
  return (
    <button type="button" onClick={create}>
      Create it
    </button>
  )
}

const useText = textsOf<'campaigns.title' | 'mission.title'>()
function Titles() {
  const text = useText()
  return <h1>{`${text('campaigns.title')}, ${text('mission.title')}`}</h1>
}

const campaigns = defineModule({
  descriptor: describeModule({
    id: 'campaigns',
    owns: ['/campaigns'],
    routes: [
      { path: '/campaigns', page: 'list' },
      { path: '/campaigns/create', page: 'create' },
      { path: '/campaigns/:campaign_id', page: 'one' },
    ],
  }),
  pages: { list: async () => List, create: async () => Create, one: async () => One },
  messages: { en: async () => ({ default: {} }), vi: async () => ({ default: {} }) },
})

test('a page shows what the sandbox returns to the account', async () => {
  await enter({ as: 'owner' }, {})
  const { name } = await campaignFactory({ name: 'Shown in a test' })
  const { user, address } = await renderPage(campaigns, '/campaigns', { as: 'owner' })
  await user.click(await screen.findByRole('link', { name }))
  expect(await screen.findByRole('heading', { name })).toBeInTheDocument()
  expect(address()).toMatch(/^\/campaigns\/[\w-]+$/)
})

test('another account may do what it may do', async () => {
  await renderPage(campaigns, '/campaigns', { as: 'viewer', locale: 'vi' })
  expect(await screen.findByRole('heading', { name: 'Campaigns of Lotus Games' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Create' })).not.toBeInTheDocument()
})

test('a change reaches the sandbox, which refuses what is wrong', async () => {
  const { user, address } = await renderPage(campaigns, '/campaigns/create', { as: 'owner' })
  await user.click(screen.getByRole('button', { name: 'Create it' }))
  expect(await screen.findByRole('link', { name: 'Create' })).toBeInTheDocument()
  expect(address()).toBe('/campaigns?failed=validation_failed')
})

test('a page has all texts of its module', async () => {
  const texts = { 'campaigns.title': 'Campaigns', 'mission.title': 'Mission' }
  const worded = {
    ...campaigns,
    pages: { ...campaigns.pages, list: async () => Titles },
    messages: { en: async () => ({ default: texts }), vi: async () => ({ default: {} }) },
  }
  await renderPage(worded, '/campaigns', { as: 'owner' })
  expect(screen.getByRole('heading', { name: 'Campaigns, Mission' })).toBeInTheDocument()
})

test('an address outside of the module shows itself', async () => {
  const { user } = await renderPage(campaigns, '/campaigns', { as: 'owner' })
  await user.click(screen.getByRole('link', { name: 'Sources' }))
  expect(screen.getByText('Elsewhere: /sources')).toBeInTheDocument()
})

test('a call can be answered in the place of the API, until the test ends', async () => {
  interceptCalls(() => Response.json({ type: 't', title: 'T', status: 404, code: 'campaign_not_found' }, { status: 404 }))
  await renderPage(campaigns, '/campaigns', { as: 'owner' })
  expect(await screen.findByText('Failed: campaign_not_found')).toBeInTheDocument()
})

test('the next test is answered by the sandbox again, and another publisher by its own data', async () => {
  await renderPage(campaigns, '/campaigns', { as: 'hanoiOwner', publisher: 'Hanoi Media' })
  expect(await screen.findByRole('heading', { name: 'Campaigns of Hanoi Media' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Shown in a test' })).not.toBeInTheDocument()
})
