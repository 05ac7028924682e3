import type { ServerResponse } from 'node:http'

export interface ReloadNews {
  released(what: string, build: string): void
  /** Also told to pages that are opened later, until the next build of it is released. */
  failed(what: string, complaint: string): void
  /** Makes the response a stream of events that ends with the page. */
  follow(page: ServerResponse): void
}

export function reloadNews(): ReloadNews {
  const pages = new Set<ServerResponse>()
  const failures = new Map<string, string>()
  const tell = (to: Iterable<ServerResponse>, event: 'released' | 'failed', about: object) => {
    for (const page of to) page.write(`event: ${event}\ndata: ${JSON.stringify(about)}\n\n`)
  }
  return {
    released(what, build) {
      failures.delete(what)
      tell(pages, 'released', { what, build })
    },
    failed(what, complaint) {
      failures.set(what, complaint)
      tell(pages, 'failed', { what, complaint })
    },
    follow(page) {
      page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
      pages.add(page)
      page.once('close', () => pages.delete(page))
      for (const [what, complaint] of failures) tell([page], 'failed', { what, complaint })
    },
  }
}
