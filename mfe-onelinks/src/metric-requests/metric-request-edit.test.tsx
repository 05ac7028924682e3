import { call } from '@console/api'
import { getMetricRequest, type MetricRequest, paths, updateMetricRequest } from '@console/contract'
import { type Account, asOwner, interceptCalls, isCallOf, keptInBrowser, metricRequestFactory, problem, renderPage } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import onelinks from '../module.ts'

beforeEach(() => localStorage.clear())

const name = () => screen.getByRole('textbox', { name: 'Metric name' })
const save = () => screen.getByRole('button', { name: 'Save' })
const stored = ({ id }: MetricRequest) => call(getMetricRequest, { metric_request_id: id })

async function opened(as: Account = 'editor') {
  const request = await asOwner(() => metricRequestFactory({ description: 'Stays' }))
  const page = await open(request, as)
  return { request, ...page }
}

async function open({ id }: MetricRequest, as: Account) {
  const page = await renderPage(onelinks, paths.metricRequestEdit(id), { as })
  await screen.findByRole('heading', { level: 1 })
  return page
}

test('a pending request is changed, and its page shows it', async () => {
  const { request, user, address } = await opened()
  expect(screen.getByRole('heading', { level: 1, name: `Edit ${request.name}` })).toBeInTheDocument()
  await user.clear(name())
  await user.type(name(), 'Said better')
  await user.click(save())
  expect(await screen.findByText('Metric request updated')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: 'Said better' })).toBeInTheDocument()
  expect(address()).toBe(paths.metricRequest(request.id))
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
  expect(within(screen.getByRole('region', { name: 'Decision' })).getByText(/^The provider approved this request\./)).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await waitFor(() => expect(keptInBrowser.size).toBe(0))
})

test('what was typed and not saved is forgotten once the provider has decided, and the form leads to the request', async () => {
  const { request, user, unmount } = await opened()
  await user.type(name(), ' typed')
  unmount()
  await waitFor(() => expect(keptInBrowser.size).toBe(1))
  interceptCalls((sent) => (isCallOf(getMetricRequest, sent) ? Response.json({ ...request, status: 'rejected' }) : undefined))
  const { address } = await open(request, 'editor')
  await waitFor(() => expect(address()).toBe(paths.metricRequest(request.id)))
  await waitFor(() => expect(keptInBrowser.size).toBe(0))
})

test('whoever may not edit is led to the request', async () => {
  const { request, address } = await opened('viewer')
  expect(await screen.findByRole('heading', { level: 1, name: request.name })).toBeInTheDocument()
  expect(address()).toBe(paths.metricRequest(request.id))
})
