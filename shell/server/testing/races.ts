import { Agent, request } from 'node:http'
import { getCampaign, getMyPermissions, getProfile, listCampaigns, listCategories, listOwnPublishers, urlFor } from '@console/contract'
import { type ApiFront, apiFront } from './api-front.ts'
import { LOGIN, REFRESH } from './host.ts'
import { type HostProcess, startHost } from './host-process.ts'
import { LOTUS, OWNER, type SandboxApi, SUMMER_QUEST, sandboxApi } from './sandbox-api.ts'

export interface Answered {
  readonly status: number
  readonly cookie: string | undefined
}

export interface Races {
  readonly api: SandboxApi
  readonly front: ApiFront
  readonly hosts: readonly HostProcess[]
  restart(host: HostProcess): Promise<HostProcess>
  /** Signs in at the first host and returns the Cookie header. With `short` the host believes that the access token lasts one second. */
  signIn(options?: { readonly short?: true }): Promise<string>
  /** One call of a tab, repeated if the host could not renew in time (503): a busy machine may take longer than a host waits. */
  ask(cookie: string, host?: HostProcess): Promise<Answered>
  /** Two tabs with one session make five calls each at once. Returns what went wrong; '' for nothing. */
  race(cookie: string): Promise<string>
  /** How often a host renewed tokens. An attempt that it repeats, since the machine was slow, belongs to the first. */
  renewals(): number
  close(): Promise<void>
}

const FIVE_CALLS = [
  urlFor(getProfile, {}),
  urlFor(listOwnPublishers, {}),
  urlFor(getMyPermissions, {}, LOTUS),
  urlFor(listCampaigns, { page: 1 }, LOTUS),
  urlFor(getCampaign, { campaign_id: SUMMER_QUEST }, LOTUS),
]

/** Starts hosts with these settings, which pass for one console behind a balancer. */
export async function startRaces(settings: Readonly<Record<string, string>>, hostCount = 1): Promise<Races> {
  const api = await sandboxApi()
  const front = await apiFront(api.fetch)
  const first = await startHost({ ...settings, API_ORIGIN: front.origin })
  const shared = { ...settings, API_ORIGIN: front.origin, CONSOLE_ORIGIN: first.origin }
  const hosts = [first, ...(await Promise.all(Array.from({ length: hostCount - 1 }, () => startHost(shared))))]
  const restarted: HostProcess[] = []
  // As many connections as a browser opens for one tab.
  const tabs = [new Agent({ keepAlive: true, maxSockets: 6 }), new Agent({ keepAlive: true, maxSockets: 6 })]
  const renewals = () => front.ids(`POST ${REFRESH}`).size
  return {
    api,
    front,
    hosts,
    renewals,
    async restart({ port }) {
      const host = await startHost({ ...shared, PORT: String(port) })
      restarted.push(host)
      return host
    },
    async signIn({ short } = {}) {
      if (short) front.meddle(saysOneSecond)
      const headers = { 'x-console': '1', origin: first.origin, 'content-type': 'application/json' }
      const response = await fetch(first.origin + LOGIN, { method: 'POST', headers, body: JSON.stringify(OWNER) })
      front.meddle(null)
      if (response.status !== 200) throw new Error(`Nobody was signed in: ${response.status} ${await response.text()}`)
      return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    },
    async ask(cookie, host = first) {
      const ask = () => call(tabs[0], host.origin + urlFor(listCategories, {}), cookie)
      let answered = await ask()
      for (let again = 0; answered.status === 503 && again < 3; again++) answered = await ask()
      return answered
    },
    async race(cookie) {
      const before = renewals()
      const calls = tabs.flatMap((tab, n) =>
        FIVE_CALLS.map((path, m) => call(tab, (hosts[(n + m) % hosts.length] ?? first).origin + path, cookie)),
      )
      const wrong = (await Promise.all(calls)).filter(({ status, cookie }) => status !== 200 || cookie !== undefined)
      const renewed = renewals() - before
      return wrong.length === 0 && renewed === 1 ? '' : `${renewed} renewals, ${JSON.stringify(wrong)}`
    },
    async close() {
      for (const tab of tabs) tab.destroy()
      await Promise.all([...hosts, ...restarted].map((host) => host.stop('SIGKILL')))
      await front.close()
      await api.close()
    },
  }
}

/**
 * Runs rounds that alternate between the two ways of noticing an expired token: the host knows its end, or the API says so.
 * Returns what went wrong in each round; an empty list is expected.
 */
export async function raceRounds(races: Races, rounds: number): Promise<string[]> {
  const wrong: string[] = []
  let cookie = ''
  for (let round = 1; round <= rounds; round++) {
    const isKnown = round % 2 === 1
    if (isKnown) cookie = await races.signIn({ short: true })
    else races.api.expireTokens()
    const complaint = await races.race(cookie)
    if (complaint) wrong.push(`round ${round}: ${complaint}`)
  }
  return wrong
}

async function saysOneSecond(_: Request, pass: () => Promise<Response>): Promise<Response> {
  const response = await pass()
  return Response.json({ ...(await response.json()), expires_in: 1 }, { status: response.status })
}

function call(agent: Agent | undefined, url: string, cookie: string): Promise<Answered> {
  return new Promise((answered, failed) => {
    request(url, { agent, headers: { cookie } }, (response) => {
      response.resume()
      response.once('error', failed)
      response.once('end', () => answered({ status: response.statusCode ?? 0, cookie: response.headers['set-cookie']?.[0] }))
    })
      .once('error', failed)
      .end()
  })
}
