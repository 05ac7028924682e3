import { Problem, type Route, resourceOf } from '@console/contract'
import * as v from 'valibot'

/**
 * The answer as the page may have it. Of an identity call (`auth.*`) that is what the contract knows, less the fields it
 * marks as tokens; a body that fits neither the route nor a problem is left out. Every other call's answer stays as it is.
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
