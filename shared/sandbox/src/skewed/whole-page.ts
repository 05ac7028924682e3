import { LIST_REACH, PAGE_SIZE_MAX, parseJson } from '@console/contract'
import { fieldsOf } from './json-values.ts'

const WHOLE_PAGE = 1000

/** Returns the page of a list with a thousand rows; any other body as it is. */
export async function wholePage(request: Request, body: unknown, pass: (request: Request) => Promise<Response>): Promise<unknown> {
  const page = fieldsOf(body)
  if (request.method !== 'GET' || !Array.isArray(page.items) || typeof page.page !== 'number' || page.page * WHOLE_PAGE > LIST_REACH)
    return body
  const halves = WHOLE_PAGE / PAGE_SIZE_MAX
  const items: unknown[] = []
  for (let half = 1; half <= halves; half += 1) {
    const found = await pageOf(request, (page.page - 1) * halves + half, pass)
    items.push(...found)
    if (found.length < PAGE_SIZE_MAX) break
  }
  return { ...page, items, page_size: WHOLE_PAGE }
}

async function pageOf(request: Request, page: number, pass: (request: Request) => Promise<Response>): Promise<readonly unknown[]> {
  const url = new URL(request.url)
  url.searchParams.set('page', String(page))
  url.searchParams.set('page_size', String(PAGE_SIZE_MAX))
  const { items } = fieldsOf(parseJson(await (await pass(new Request(url, { headers: request.headers }))).text()))
  return Array.isArray(items) ? items : []
}
