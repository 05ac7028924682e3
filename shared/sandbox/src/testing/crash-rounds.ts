import { Campaign, listCampaigns } from '@console/contract'
import { APPLICATION } from '../seed/applications.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { as, read, type Send } from './client.ts'
import { startProcess } from './process.ts'

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`
const WRITERS = 6

/**
 * Kills the server during parallel writes, starts it again on the same folder and returns the acknowledged rows that are
 * lost. The next round continues with the same data.
 */
export async function crashRound(
  settings: Readonly<Record<string, string>>,
  acknowledgements: number,
): Promise<{ readonly acknowledged: number; readonly lost: string[] }> {
  const server = await startProcess(settings)
  const owner = await as(over(server.url), 'owner@lotus.example')
  const acknowledged: string[] = []
  const write = async () => {
    for (;;) {
      const made = await create(owner).catch(() => undefined)
      if (!made) return
      acknowledged.push(made)
      if (acknowledged.length === acknowledgements) server.process.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await server.stop('SIGKILL')

  const again = await startProcess(settings)
  const kept = await idsOf(await as(over(again.url), 'owner@lotus.example'))
  await again.stop('SIGTERM')
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((id) => !kept.has(id)) }
}

async function create(send: Send): Promise<string> {
  const body = {
    name: 'Đã ghi',
    start_date: '2094-01-01T00:00:00Z',
    end_date: '2094-02-01T00:00:00Z',
    application_ids: [APPLICATION.quest],
  }
  return read(Campaign, await send('POST', CAMPAIGNS, { body })).id
}

async function idsOf(send: Send): Promise<Set<string>> {
  const kept = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { items } = read(listCampaigns.response, await send('GET', `${CAMPAIGNS}?page=${page}&page_size=500`))
    for (const { id } of items) kept.add(id)
    if (items.length < 500) return kept
  }
}

export const over = (url: string) => ({
  fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(new URL(pathname + search, url), request))
  },
})
