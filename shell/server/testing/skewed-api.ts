import { asObject, mapFields } from './map-fields.ts'

type Fetch = (request: Request) => Promise<Response>

/**
 * The same API as another provider might have built it: other paths and methods, its own token header, numbers as ids, times
 * in seconds, an envelope around everything, no versions and no ETag, 400 for every invalid call, extra fields, null instead
 * of empty texts, and `state` in capitals.
 */
export function skewedApi(api: Fetch): Fetch {
  const numbers = new Map<string, number>()
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, number)
    return number
  }
  const idOf = (number: string | number) => [...numbers].find(([, one]) => String(one) === String(number))?.[0] ?? `unknown-${number}`

  async function asked(request: Request): Promise<Request> {
    const url = new URL(request.url)
    const headers = new Headers(request.headers)
    for (const name of ['authorization', 'x-auth', 'if-match', 'if-none-match', 'idempotency-key']) headers.delete(name)
    const token = request.headers.get('x-auth')
    if (token) headers.set('authorization', `Bearer ${token}`)
    const path = url.pathname
      .replace(/^\/rest\/(\w+)\//, '/pub/$1/api/v1/')
      .replace(/\/finish$/, '/end')
      .replace(/\/session\/renew$/, '/auth/token/refresh')
      .replace(/\/(\d+)(?=\/|$)/g, (_, number: string) => `/${idOf(number)}`)
    const method = url.pathname.endsWith('/finish') ? 'PUT' : request.method
    const text = await request.text()
    const body = text ? JSON.stringify(wanted(JSON.parse(text))) : undefined
    return new Request(`http://api.test${path}${skewedSearch(url.searchParams)}`, { method, headers, body })
  }

  /** Text that is not a number becomes an id that no record has. */
  function wanted(given: unknown): unknown {
    const id = (value: unknown) => (typeof value === 'number' ? idOf(value) : 'not-a-number')
    const instant = (value: unknown) => (typeof value === 'number' ? new Date(value * 1000).toISOString() : value)
    return mapFields(given, (name, value) => {
      if (name === 'apps' && Array.isArray(value)) return ['application_ids', value.map(id)]
      if (name === 'starts') return ['start_date', instant(value)]
      if (name === 'ends') return ['end_date', instant(value)]
      if (name === 'state' && typeof value === 'string') return ['status', value.toLowerCase()]
      if (name === 'renewal') return ['refresh_token', value]
      return [name, value]
    })
  }

  function shown(given: unknown): unknown {
    return mapFields(given, (name, value) => {
      if (name === 'version' || name === 'ended_on') return null
      if ((name === 'id' || name.endsWith('_id')) && typeof value === 'string') return [name, numberOf(value)]
      if (name === 'status' && typeof value === 'string') return ['state', value.toUpperCase()]
      if (name === 'description' && value === '') return [name, null]
      if (name === 'access_token') return ['token', value]
      if (name === 'refresh_token') return ['renewal', value]
      if (name.endsWith('expires_in')) return [name.replace('expires_in', 'lives'), value]
      return [name, value]
    })
  }

  return async (request) => {
    const response = await api(await asked(request))
    const text = await response.text()
    const body: unknown = text ? JSON.parse(text) : null
    if (!response.ok) return failed(response.status, asObject(body))
    const { items, page, page_size, total, ...record } = asObject(shown(body))
    const extra = { trace: 'f00', warnings: null }
    const data = items ?? (body === null ? null : { ...record, legacy_code: null, links: { self: new URL(request.url).pathname } })
    return Response.json({ ok: true, data, ...(items ? { meta: { page, per_page: page_size, count: total } } : {}), ...extra })
  }
}

function skewedSearch(given: URLSearchParams): string {
  const search = new URLSearchParams()
  for (const [name, value] of given) {
    if (name === 'per_page') search.set('page_size', value)
    else if (name === 'order') search.set('sort', value.endsWith(' desc') ? `-${value.slice(0, -5)}` : value)
    else if (name === 'state') search.set('status', value.toLowerCase())
    else if (name !== 'page_size' && name !== 'sort' && name !== 'status') search.set(name, value)
  }
  return search.size ? `?${search}` : ''
}

/** `campaign_not_found` becomes `CampaignNotFound`; wrong fields are listed by name. */
function failed(status: number, problem: Record<string, unknown>): Response {
  const type = String(problem.code).replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const errors = Array.isArray(problem.errors) ? problem.errors.map(asObject) : []
  const names: Record<string, string> = { start_date: 'starts', end_date: 'ends', application_ids: 'apps' }
  const fields = Object.fromEntries(
    errors.map(({ pointer, code }) => {
      const [, , name = '', ...rest] = String(pointer).split('/')
      return [[names[name] ?? name, ...rest].join('.'), code]
    }),
  )
  return Response.json(
    { ok: false, error: { type, text: 'No.', fields, hint: null } },
    { status: status >= 500 || status === 401 ? status : 400 },
  )
}
