import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listCampaigns, listOwnPublishers, login, urlFor } from '@console/contract'
import type { RunningSandbox } from '../entries/running-sandbox.ts'

const PUBLISHER = 'p1'

export interface ConstantApi extends RunningSandbox {
  readonly publisher: string
}

/** Starts an API that responds at once and always the same, for measuring hosts alone. */
export async function constantApi(): Promise<ConstantApi> {
  const campaign = {
    name: 'Season pass',
    status: 'active',
    start_date: '2026-01-01T00:00:00.000Z',
    end_date: '2026-02-01T00:00:00.000Z',
    applications: [],
    tasks_count: 3,
    notifications_count: 1,
  }
  const items = Array.from({ length: 20 }, (_, n) => ({ id: `c${n}`, ...campaign }))
  const answers: Readonly<Record<string, object>> = {
    [urlFor(login, {})]: { access_token: 'access', refresh_token: 'refresh', expires_in: 3600, refresh_expires_in: 25_200 },
    [urlFor(listOwnPublishers, {})]: { items: [{ id: PUBLISHER, name: 'Lotus Games' }] },
    [urlFor(listCampaigns, {}, PUBLISHER)]: { items, page: 1, page_size: 20, total: 20, total_capped: false },
  }
  const server = createServer((request, response) => {
    request.resume()
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    port,
    publisher: PUBLISHER,
    settings: { SANDBOX_PORT: String(port), GATEWAY_KEY: 'a key for this measurement alone' },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
