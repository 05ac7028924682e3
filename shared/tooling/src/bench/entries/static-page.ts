import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { listening, type RunningPage } from './listening.ts'

export type Row = readonly string[]

/** Serves the list as one static page: no page with these rows can be there sooner. */
export function serveStaticPage(path: string, head: Row, rows: readonly Row[]): Promise<RunningPage> {
  const page = brotliCompressSync(staticPage(head, rows))
  const server = createServer(({ url }, response) => {
    if (url !== path) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-store' })
      .end(page)
  })
  return listening(server)
}

/** The first cell of each row is a link, as in the list. */
export function staticPage(head: Row, rows: readonly Row[]): string {
  const cells = (row: Row, tag: string) => row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')
  const body = rows.map(
    ([name = '', ...rest]) => `<tr data-row><th><a href="/campaigns/">${escaped(name)}</a></th>${cells(rest, 'td')}</tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Campaigns</title><link rel="icon" href="data:,"><h1>Campaigns</h1><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body.join('')}</tbody></table></html>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
