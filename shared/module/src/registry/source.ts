import { historyFile, LIVE } from './file-names.ts'
import { wholeBody } from './whole-body.ts'

export interface RegistrySource {
  /** Returns `live.json` if it differs from the one of this state; null if it does not. Rejects if it cannot be read. */
  poll(state: string | null): Promise<{ readonly state: string; readonly text: string } | null>
  /** Returns a file of a release, or of the history; null if there is no such file. Rejects if it is not known whether there is one. */
  read(place: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Returns the newest number in the history; null if it is before `from`. */
  newest(from: number): Promise<number | null>
}

/** A request that takes longer fails, and so does one whose body is larger than any file of a release. */
export interface SourceLimits {
  readonly ms: number
  readonly bytes: number
}

/** An entity tag. */
const TAG = /^(?:W\/)?"/
const FARTHEST = 2 ** 20
const LIMITS: SourceLimits = { ms: 5_000, bytes: 64 * 1_048_576 }

/** Reads a registry at an address, without following a redirect to another one. */
export function addressSource(address: string, { ms, bytes } = LIMITS): RegistrySource {
  const ask = (place: string, headers: Record<string, string> = {}) =>
    fetch(`${address.replace(/\/$/, '')}/${place}`, { headers, redirect: 'error', signal: AbortSignal.timeout(ms) })
  async function bodyOf(place: string, response: Response): Promise<Uint8Array<ArrayBuffer>> {
    const body = await wholeBody(response, bytes)
    if (body === 'too large') throw new Error(`${place} has more than ${bytes} bytes`)
    return body ?? new Uint8Array()
  }
  async function read(place: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const response = await ask(place)
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${place} was answered with ${response.status}`)
    return bodyOf(place, response)
  }
  return {
    read,
    newest: (from) => lastNumber(from, async (number) => isObject(await read(historyFile(number)))),
    async poll(state) {
      const response = await ask(LIVE, state && TAG.test(state) ? { 'if-none-match': state } : {})
      if (response.status === 304) return null
      if (response.status === 404) throw new Error('nothing is released there')
      if (!response.ok) throw new Error(`${LIVE} was answered with ${response.status}`)
      const text = new TextDecoder().decode(await bodyOf(LIVE, response))
      // Without an entity tag the text itself tells whether something changed.
      const found = response.headers.get('etag') ?? text
      return found === state ? null : { state: found, text }
    },
  }
}

/**
 * Returns the last number that exists, given that all from `from` to it do; null if `from` does not exist. An address cannot be
 * listed, so it looks further and further ahead, up to a million, then between: twenty questions are enough for a thousand numbers.
 */
async function lastNumber(from: number, exists: (number: number) => Promise<boolean>): Promise<number | null> {
  if (!(await exists(from))) return null
  let [last, step] = [from, 1]
  while (step <= FARTHEST && (await exists(last + step))) [last, step] = [last + step, step * 2]
  while (step > 1) {
    step /= 2
    if (await exists(last + step)) last += step
  }
  return last
}

/** Some servers have a page of their own for every address. */
const isObject = (content: Uint8Array | null) => content?.[0] === '{'.charCodeAt(0)
