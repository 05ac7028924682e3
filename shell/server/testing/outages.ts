import type { Mishap } from './api-front.ts'
import { REFRESH } from './host.ts'
import type { Races } from './races.ts'

const isRefresh = (request: Request) => new URL(request.url).pathname === REFRESH

const OUTAGES: readonly (readonly [name: string, mishap: Mishap])[] = [
  ['ends connections', async () => null],
  ['says that it is busy', async () => Response.json({ code: 'busy', status: 503 }, { status: 503 })],
  ['answers the page of a proxy', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['fails', async () => new Response(null, { status: 500 })],
  ['loses answers after it did what was asked', async (_, pass) => pass().then(() => null)],
  ['renews by halves', async (request) => (isRefresh(request) ? Response.json({ access_token: 'no other one' }) : null)],
]

/**
 * Simulates every kind of outage while the token is expired, for all calls or only for renewals, and returns what went wrong
 * in each round. Expected: the call fails, nobody is signed out, and the next call succeeds.
 */
export async function outageRounds(races: Races, rounds: number): Promise<string[]> {
  const wrong: string[] = []
  let cookie = ''
  for (let round = 0; round < rounds; round++) {
    const [name, mishap] = OUTAGES[round % OUTAGES.length] ?? OUTAGES[0] ?? []
    const isForAll = Math.floor(round / OUTAGES.length) % 2 === 0
    if (!name || !mishap) throw new TypeError('There is no way to be down')
    if (isForAll) cookie = await races.signIn({ short: true })
    else races.api.expireTokens()
    races.front.meddle((request, pass) => (isForAll || isRefresh(request) ? mishap(request, pass) : pass()))
    const during = await races.ask(cookie)
    races.front.meddle(null)
    const after = await races.ask(cookie)
    const isRight = during.status >= 500 && !during.cookie && after.status === 200 && !after.cookie
    if (!isRight) wrong.push(`round ${round}, the API ${name}: ${JSON.stringify({ during, after })}`)
  }
  return wrong
}
