import { call } from '@console/api'
import { getMetricRequest, listMetricRequests, listTasks, type MetricRequest, paths, updateMetricRequest } from '@console/contract'
import {
  type Account,
  asOwner,
  chooseFromMenu,
  interceptCalls,
  isCallOf,
  keptInBrowser,
  metricRequestFactory,
  problem,
  question,
  refuseCalls,
  renderPage,
  tableRow,
  UNUSED_ID,
} from '@console/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import onelinks from '../module.ts'

beforeEach(() => localStorage.clear())

const name = () => screen.getByRole('textbox', { name: 'Metric name' })
const save = () => screen.getByRole('button', { name: 'Save' })
const region = (title: string) => within(screen.getByRole('region', { name: title }))
const stored = ({ id }: MetricRequest) => call(getMetricRequest, { metric_request_id: id })
const seeded = (q: string) => asOwner(async () => (await call(listMetricRequests, { q })).items[0] as MetricRequest)

async function open(request: MetricRequest, as: Account = 'owner', locale: 'en' | 'vi' = 'en') {
  const page = await renderPage(onelinks, paths.metricRequest(request.id), { as, locale })
  await screen.findByRole('heading', { level: 1 })
  return page
}

describe('while it is pending', () => {
  const opened = async () => {
    const request = await asOwner(() => metricRequestFactory({ description: 'Stays' }))
    return { request, ...(await open(request, 'editor')) }
  }

  test('it says what it waits for, is changed, and leads back to the list', async () => {
    const { request, user, address } = await opened()
    expect(screen.getByText(/^The provider will review this request\. If it is approved, the metric will get a code/)).toBeInTheDocument()
    await user.clear(name())
    await user.type(name(), 'Said better')
    await user.click(save())
    expect(await screen.findByText('Metric request updated')).toBeInTheDocument()
    await tableRow('Said better')
    expect(address()).toBe(paths.metricRequests())
    expect(await stored(request)).toMatchObject({ name: 'Said better', description: 'Stays', version: 2 })
  })

  test('a decision that came meanwhile ends the form, and what was typed stays to be read', async () => {
    const { request, user } = await opened()
    interceptCalls((sent) => {
      if (isCallOf(updateMetricRequest, sent)) return problem('metric_request_decided')
      return isCallOf(getMetricRequest, sent) ? Response.json({ ...request, status: 'approved' }) : undefined
    })
    await user.type(name(), ' typed')
    await user.click(save())
    expect(await screen.findByRole('region', { name: 'Changes not saved' })).toHaveTextContent(`Metric name${request.name} typed`)
    expect(screen.getByRole('region', { name: 'Changes not saved' }).parentElement).toHaveFocus()
    expect(screen.getByRole('heading', { level: 1, name: request.name })).toBeInTheDocument()
    expect(region('Decision').getByText(/^The provider approved this request\./)).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await waitFor(() => expect(keptInBrowser.size).toBe(0))
  })

  test('what was typed and not saved is forgotten once the page shows that the provider has decided', async () => {
    const { request, user, unmount } = await opened()
    await user.type(name(), ' typed')
    unmount()
    await waitFor(() => expect(keptInBrowser.size).toBe(1))
    interceptCalls((sent) => (isCallOf(getMetricRequest, sent) ? Response.json({ ...request, status: 'rejected' }) : undefined))
    await open(request, 'editor')
    await waitFor(() => expect(keptInBrowser.size).toBe(0))
  })

  test('it is deleted after a question that names it', async () => {
    const request = await asOwner(() => metricRequestFactory({ name: 'Not needed' }))
    const { user, address } = await open(request)
    await chooseFromMenu(user, 'Delete metric request')
    const dialog = await question('Delete this metric request?')
    expect(dialog.getByText('Not needed')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Delete metric request' }))
    expect(await screen.findByText('Metric request deleted')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe(paths.metricRequests()))
    await tableRow('Login streak')
    await expect(stored(request)).rejects.toMatchObject({ code: 'metric_request_not_found' })
  })

  test('who may not edit reads it, with the reason', async () => {
    const request = await asOwner(() => metricRequestFactory({ name: 'Only read', data_type: 'boolean' }))
    await open(request, 'viewer')
    expect(screen.getByRole('heading', { level: 1, name: 'Only read' })).toBeInTheDocument()
    expect(region('Request').getByText('You don’t have permission to edit metric requests.')).toBeInTheDocument()
    expect(region('Request').getByText('Yes or no (boolean)')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
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
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('the missions that use the metric are looked for', async () => {
    const { user } = await open(await seeded('Login streak'), 'owner', 'vi')
    await user.click(screen.getByRole('button', { name: 'Tìm nhiệm vụ' }))
    const found = within(await screen.findByRole('list'))
    expect(found.getByText('Đăng nhập 7 ngày liên tiếp')).toBeInTheDocument()
    expect(found.getByText('Chiến dịch: Khởi động mùa hè')).toBeInTheDocument()
    expect(found.getAllByRole('listitem')).toHaveLength(1)
  })

  test('missions that cannot be read can be looked for again', async () => {
    refuseCalls(listTasks, 'internal')
    const { user } = await open(await seeded('Login streak'))
    await user.click(screen.getByRole('button', { name: 'Find missions' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t search the missions')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  })
})

test('once it is rejected it shows why, and can be asked for again', async () => {
  const request = await seeded('Phone number')
  await open(request)
  expect(region('Decision').getByText('Personal data is not a metric. Missions can reach people by email instead.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', paths.metricRequestDuplicate(request.id))
  expect(screen.queryByRole('region', { name: 'Missions that use this metric' })).not.toBeInTheDocument()
})

test('one that is not there says so and leads to the others', async () => {
  await renderPage(onelinks, paths.metricRequest(UNUSED_ID), { as: 'owner' })
  expect(await screen.findByText('This metric request no longer exists')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to metric requests' })).toHaveAttribute('href', paths.metricRequests())
})
