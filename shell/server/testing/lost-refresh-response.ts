import { REFRESH } from './host.ts'
import type { HostProcess } from './host-process.ts'
import type { Answered, Races } from './races.ts'

interface Unheard {
  readonly cookie: string
  readonly dying: HostProcess
  /** The status of the call that caused the renewal; null if there was no response. */
  readonly lost: Promise<Answered | null>
}

/** Kills the first host after the API has renewed its tokens, before it receives them. */
export async function loseRefreshResponse(races: Races): Promise<Unheard> {
  const [dying] = races.hosts
  if (!dying) throw new Error('No host was started')
  const cookie = await races.signIn()
  races.api.expireTokens()
  const renewed = Promise.withResolvers<void>()
  races.front.meddle(async (request, pass) => {
    const response = await pass()
    if (new URL(request.url).pathname !== REFRESH) return response
    renewed.resolve()
    return new Promise(() => {})
  })
  const lost = races.ask(cookie, dying).catch(() => null)
  await renewed.promise
  await dying.stop('SIGKILL')
  races.front.meddle(null)
  return { cookie, dying, lost }
}
