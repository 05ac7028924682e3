import { Problem, type Route, resourceOf } from '@console/contract'
import * as v from 'valibot'

/**
 * Returns a response without tokens. The response of an identity call (`auth.*`) keeps only the fields that the contract
 * knows and does not mark as tokens; a body that fits neither the route nor a problem is dropped. All other responses stay
 * as they are.
 */
export async function withoutTokens(route: Route, response: Response): Promise<Response> {
  if (resourceOf(route.id) !== 'auth' || response.body === null) return response
  const { status } = response
  const headers = new Headers(response.headers)
  const known = knownIn(await response.text(), response.ok ? route.response : Problem, route.tokens ?? [])
  if (known !== undefined) return new Response(JSON.stringify(known), { status, headers })
  headers.delete('content-type')
  return new Response(null, { status, headers })
}

function knownIn(text: string, schema: v.GenericSchema | undefined, tokens: readonly string[]): unknown {
  try {
    const json: unknown = JSON.parse(text, (name, value: unknown) => (tokens.includes(name) ? undefined : value))
    const read = schema && v.safeParse(schema, json)
    return read?.success ? read.output : undefined
  } catch {
    return undefined
  }
}
