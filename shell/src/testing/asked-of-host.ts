interface Asked {
  readonly method: string | undefined
  readonly path: string
  readonly body: unknown
  readonly headers: unknown
}

/** Handles a page's requests to the host itself below a path, and returns the list of them. Call it once the page is entered. */
export function answersOfHost(under: string, respond: () => Response): readonly Asked[] {
  const api = globalThis.fetch
  const asked: Asked[] = []
  globalThis.fetch = async (input, init) => {
    const path = String(input)
    if (!path.startsWith(under)) return api(input, init)
    asked.push({ method: init?.method, path, body: init?.body && JSON.parse(String(init.body)), headers: init?.headers })
    return respond()
  }
  return asked
}
