import type { PostbackParam } from './tasks.ts'

/** What a postback tells the application of a reward. */
export interface PostbackReward {
  readonly item: string
  /** Null while none is entered. */
  readonly amount: number | null
  readonly parameters: readonly PostbackParam[]
}

/** How a reward is reported to the application, as form encoding. Parameters without a name or a value are left out. */
export function postbackBody({ item, amount, parameters }: PostbackReward): string {
  const filled = parameters.filter(({ name, value }) => name.trim() !== '' && value.trim() !== '')
  return new URLSearchParams([
    ['item', item.trim()],
    ['amount', amount === null ? '' : String(amount)],
    ...filled.map(({ name, value }): [string, string] => [name.trim(), value.trim()]),
  ]).toString()
}

/**
 * Returns the request that reports a reward to the application's address, as text (HTTP/1.1); null if the address is not an http or
 * https address.
 */
export function postbackRequest(address: string, reward: PostbackReward): string | null {
  const url = postbackUrl(address)
  if (!url) return null
  const body = postbackBody(reward)
  return [
    `POST ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
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
  return url && [`curl --globoff ${inShell(url.href)}`, `--data ${inShell(postbackBody(reward))}`].join(' \\\n  ')
}

function postbackUrl(address: string): URL | null {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/** Quotes a text so that a shell changes nothing in it. */
const inShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
