/** Asks the host to change what it keeps for this browser. Returns nothing if it could not be reached. */
export function askHost(address: string, method: 'PUT' | 'DELETE', body?: object): Promise<Response | undefined> {
  const request = body ? { body: JSON.stringify(body), headers: { ...OWN, 'Content-Type': 'application/json' } } : { headers: OWN }
  return fetch(address, { method, ...request }).catch(() => undefined)
}

/** Other origins cannot set it, so the host knows that a page of the console asks. */
const OWN = { 'X-Console': '1' }
