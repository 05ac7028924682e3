import { tidy } from './fields/text.ts'
import { pastedAddress, storedUrl } from './fields/url-inputs.ts'
import { isHttpUrl } from './fields/urls.ts'
import type { PostbackParam } from './tasks.ts'

export interface PostbackReward {
  readonly item: string
  /** Null while none is entered. */
  readonly amount: number | null
  readonly parameters: readonly PostbackParam[]
}

/** Returns the reward as form encoding. Parameters without a name or a value are left out. */
export function postbackBody({ item, amount, parameters }: PostbackReward): string {
  const filled = parameters.map(({ name, value }) => [tidy(name), tidy(value)]).filter((pair) => !pair.includes(''))
  return new URLSearchParams([['item', tidy(item)], ['amount', amount === null ? '' : String(amount)], ...filled]).toString()
}

/**
 * Returns the request that reports a reward to the application's address, as text (HTTP/1.1); null if the address is not an http or
 * https address.
 */
export function postbackRequest(address: string, reward: PostbackReward): string | null {
  const [, host, path] = /^https?:\/\/(?:[^/]*@)?([^/]+)([^#]*)/.exec(postbackUrl(address)) ?? []
  if (!host) return null
  const body = postbackBody(reward)
  return [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\n')
}

/** Returns the same request as a command for a terminal; null if the address is not an http or https address. */
export function postbackCommand(address: string, reward: PostbackReward): string | null {
  const url = postbackUrl(address)
  // Braces in an address would mean several addresses to curl.
  return url ? [`curl --globoff ${inShell(url)}`, `--data ${inShell(postbackBody(reward))}`].join(' \\\n  ') : null
}

/** The address as it is stored, with its macros as they are; '' for none. */
function postbackUrl(typed: string): string {
  const address = pastedAddress(typed)
  return isHttpUrl(address) ? storedUrl(address) : ''
}

const inShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
