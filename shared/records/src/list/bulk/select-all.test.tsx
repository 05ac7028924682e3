import { type Campaign, type CampaignSummary, endCampaign } from '@console/contract'
import { answerCalls, bulkBar, interceptCalls, problem, renderPage, tableRow, wholePage } from '@console/testing'
import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { calling, type RecordAction } from '../../index.ts'
import { CampaignList } from '../../testing/campaign-list.tsx'
import { moduleOf } from '../../testing/module-of.ts'

const end: RecordAction<Campaign, CampaignSummary> = {
  id: 'end',
  needs: endCampaign,
  call: calling(endCampaign, { params: ({ id }) => ({ campaign_id: id }) }),
  many: { label: 'End' },
}
const campaigns = moduleOf({ campaigns: () => <CampaignList actions={[end]} /> })

async function open(query: string) {
  const page = await renderPage(campaigns, `/campaigns?${query}`, { as: 'owner' })
  return { ...page, bar: bulkBar(page.user) }
}

describe('all that match', () => {
  async function pageChosen() {
    const page = await open('sort=name')
    await tableRow('Anniversary week')
    await page.user.click(wholePage())
    const all = await screen.findByRole('button', { name: /^Select all \d+ that match$/ })
    return { ...page, all, count: Number(all.textContent?.match(/\d+/)?.[0]) }
  }

  test('are chosen in one step once the page is, and what can be done counts them', async () => {
    const { user, bar, all, count } = await pageChosen()
    expect(count).toBeGreaterThan(20)
    await user.click(all)
    await waitFor(async () => expect(await bar.region()).toHaveTextContent(`${count} selected`))
    expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument()
    expect(await bar.region()).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Anniversary week/ })).not.toBeInTheDocument())
    expect(wholePage()).toBeChecked()
  })

  test('are read meanwhile, which can be cancelled and leaves the page chosen', async () => {
    const { user, bar, all } = await pageChosen()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    interceptCalls(() => promise)
    await user.click(all)
    expect(await screen.findByRole('progressbar', { name: 'Selecting' })).toBeInTheDocument()
    await user.click(within(await bar.region()).getByRole('button', { name: 'Cancel' }))
    resolve(undefined)
    expect(await screen.findByRole('button', { name: /^Select all/ })).toBeInTheDocument()
    expect(await bar.region()).toHaveTextContent('20 selected')
  })

  test('that cannot be read say why, and can be tried again', async () => {
    const { user, bar, all } = await pageChosen()
    interceptCalls(() => problem('busy'))
    await user.click(all)
    expect(await within(await bar.region()).findByText(/The service is currently busy/)).toBeInTheDocument()
    answerCalls()
    await user.click(screen.getByRole('button', { name: /^Select all/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument())
  })

  test('are not offered where the page is all there is', async () => {
    const { bar, user } = await open('q=anniversary')
    await tableRow('Anniversary week')
    await user.click(wholePage())
    await bar.region()
    expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument()
  })
})
