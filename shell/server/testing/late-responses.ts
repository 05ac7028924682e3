import { createSandbox } from '@console/sandbox'
import { type ApiFront, apiFront, type Mishap } from './api-front.ts'
import { CHANGE, CORE, LOGIN, REFRESH, testHost } from './host.ts'
import { manualClock } from './manual-clock.ts'
import { OWNER } from './sandbox-api.ts'

const isRenewal = (request: Request) => new URL(request.url).pathname === REFRESH

interface Hours {
  readonly people: number
  /** What the API does, for `seconds`, to each call or to renewals only. */
  readonly api: 'late' | 'lost'
  readonly calls: 'all' | 'renewals'
  readonly seconds: number
  /** Seconds that an access token lasts. */
  readonly tokens: number
}

const LATE_MS = 4_000

/**
 * Lets people make a call every second while the real API does everything, but its responses come four seconds late or are lost.
 * Returns the responses after that, once the API is well again. Host and API have one clock, which moves only while everyone waits.
 */
export async function afterLateResponses({ people, api, calls, seconds, tokens }: Hours): Promise<string[]> {
  const clock = manualClock()
  const sandbox = await createSandbox({ now: () => new Date(clock.now()), accessTokenTtl: tokens })
  const front = await apiFront(sandbox.fetch)
  const host = await testHost({ settings: { API_ORIGIN: front.origin }, clock })
  let held = 0
  const mishaps: Record<Hours['api'], Mishap> = {
    async late(_, pass) {
      const response = await pass()
      held += 1
      await clock.timer(LATE_MS).done
      held -= 1
      return response
    },
    lost: (_, pass) => pass().then(() => null),
  }

  async function signIn(): Promise<string> {
    const response = await host.ask(LOGIN, { method: 'POST', headers: CHANGE, body: JSON.stringify(OWNER) })
    return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }

  async function everyoneAsks(cookies: readonly string[]): Promise<string[]> {
    let waiting = cookies.length
    const asked = cookies.map(async (cookie) => {
      const response = await host.ask(`${CORE}/categories`, { headers: { cookie } })
      waiting -= 1
      return `${response.status}${response.headers.has('set-cookie') ? ', signed out' : ''}`
    })
    while (waiting > 0) {
      if (held === waiting) clock.advance(LATE_MS)
      await new Promise(setImmediate)
    }
    return Promise.all(asked)
  }

  try {
    const cookies = await Promise.all(Array.from({ length: people }, signIn))
    const end = clock.now() + seconds * 1000
    meddle(front, mishaps[api], calls)
    while (clock.now() < end) {
      await everyoneAsks(cookies)
      clock.advance(1_000)
    }
    front.meddle(null)
    return await everyoneAsks(cookies)
  } finally {
    await host.close()
    await front.close()
    await sandbox.close()
  }
}

function meddle(front: ApiFront, mishap: Mishap, calls: Hours['calls']): void {
  front.meddle((request, pass) => (calls === 'all' || isRenewal(request) ? mishap(request, pass) : pass()))
}
