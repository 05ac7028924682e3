import { LIVE } from './file-names.ts'
import { wholeBody } from './whole-body.ts'

/** Where the registry is read from. */
export interface RegistrySource {
  /** Returns `live.json` if it differs from the one of this state; null if it does not. Rejects if it cannot be read. */
  poll(state: string | null): Promise<{ readonly state: string; readonly text: string } | null>
  /** Returns a file of a release; null if there is no such file. Rejects if it is not known whether there is one. */
  read(place: string): Promise<Uint8Array<ArrayBuffer> | null>
}

/** A request that takes longer fails, and so does one whose body is larger than any file of a release. */
export interface SourceLimits {
  readonly ms: number
  readonly bytes: number
}

/** An entity tag. */
const TAG = /^(?:W\/)?"/
const LIMITS: SourceLimits = { ms: 5_000, bytes: 64 * 1_048_576 }

/** Reads a registry at an address, without following a redirect to another one. */
export function addressSource(address: string, { ms, bytes } = LIMITS): RegistrySource {
  const ask = (place: string, headers: Record<string, string> = {}) =>
    fetch(`${address.replace(/\/$/, '')}/${place}`, { headers, redirect: 'error', signal: AbortSignal.timeout(ms) })
  async function bodyOf(place: string, answer: Response): Promise<Uint8Array<ArrayBuffer>> {
    const body = await wholeBody(answer, bytes)
    if (body === 'too large') throw new Error(`${place} has more than ${bytes} bytes`)
    return body ?? new Uint8Array()
  }
  return {
    async poll(state) {
      const answer = await ask(LIVE, state && TAG.test(state) ? { 'if-none-match': state } : {})
      if (answer.status === 304) return null
      if (answer.status === 404) throw new Error('nothing is released there')
      if (!answer.ok) throw new Error(`${LIVE} was answered with ${answer.status}`)
      const text = new TextDecoder().decode(await bodyOf(LIVE, answer))
      // Without an entity tag the text itself tells whether something changed.
      const found = answer.headers.get('etag') ?? text
      return found === state ? null : { state: found, text }
    },
    async read(place) {
      const answer = await ask(place)
      if (answer.status === 404) return null
      if (!answer.ok) throw new Error(`${place} was answered with ${answer.status}`)
      return bodyOf(place, answer)
    },
  }
}
