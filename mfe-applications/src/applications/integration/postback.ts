/** Made-up values, so that the sample reads like a request and nobody takes it for one that was sent. */
const EXAMPLE = { item: 'gold', amount: '100', your_param: 'your-value' }

/**
 * How a reward is reported to the application's address, as text (HTTP/1.1, form encoding); null for an address that is
 * none. The parameters of a mission stand where `your_param` does.
 */
export function postbackSample(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const body = new URLSearchParams(EXAMPLE).toString()
  return [
    `POST ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\n')
}
