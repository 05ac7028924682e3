import { call } from '@console/api'
import { listMetricRequests, type MetricRequest, paths } from '@console/contract'
import { pageDataStore } from '@console/session'
import { type Account, asOwner, metricRequestFactory, renderPage } from '@console/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import onelinks from '../module.ts'

beforeEach(() => localStorage.clear())

const region = (title: string) => within(screen.getByRole('region', { name: title }))
const seeded = (q: string) => asOwner(async () => (await call(listMetricRequests, { q })).items[0] as MetricRequest)

async function open(request: MetricRequest, as: Account = 'owner', locale: 'en' | 'vi' = 'en') {
  const page = await renderPage(onelinks, paths.metricRequest(request.id), { as, locale })
  await screen.findByRole('heading', { level: 1, name: request.name })
  return page
}

describe('while it is pending', () => {
  test('it says what was asked for and what it waits for, and leads to its form', async () => {
    const request = await asOwner(() => metricRequestFactory({ name: 'To be read', data_type: 'boolean' }))
    await open(request, 'editor')
    expect(screen.getByText(/^The provider will review this request\. The metric can’t be used until then/)).toBeInTheDocument()
    expect(region('Request').getByText('Yes or no (boolean)')).toBeInTheDocument()
    expect(screen.getByText('Liên Nguyễn')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', paths.metricRequestEdit(request.id))
  })

  test('a person who may not edit only reads it', async () => {
    await open(await asOwner(() => metricRequestFactory({ name: 'Only read' })), 'viewer')
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Duplicate' })).not.toBeInTheDocument()
  })
})

describe('once it is approved', () => {
  test('it shows the code, where rules find the metric, and cannot be changed', async () => {
    await open(await seeded('Login streak'))
    const decision = region('Decision')
    expect(decision.getByText(/^The provider approved this request\./)).toBeInTheDocument()
    expect(decision.getByText('login_streak')).toBeInTheDocument()
    expect(await decision.findByText('Engagement › Login streak')).toBeInTheDocument()
    expect(region('Request').getByText(/^The provider has already approved or rejected this request\./)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('it leads to the missions that use the metric', async () => {
    const request = await seeded('Login streak')
    await open(request, 'owner', 'vi')
    act(() => pageDataStore.setState({ owners: { campaigns: ['/campaigns'] } }))
    const link = region('Quyết định').getByRole('link', { name: 'Tìm nhiệm vụ' })
    expect(link).toHaveAttribute('href', `/vi${paths.allMissions({ metric_id: request.metric?.id ?? '' })}`)
  })
})

test('once it is rejected it shows why, and can be asked for again', async () => {
  const request = await seeded('Phone number')
  await open(request)
  expect(region('Decision').getByText('Personal data is not a metric. Missions can reach people by email instead.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', paths.metricRequestDuplicate(request.id))
  expect(screen.queryByText('Missions that use this metric')).not.toBeInTheDocument()
})
