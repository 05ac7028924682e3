import { createConfig, lintFromString } from '@redocly/openapi-core'
import * as v from 'valibot'
import { apiDocument } from '../api-document/document.ts'
import { implementations } from '../routes/index.ts'

const Content = v.record(v.string(), v.looseObject({ schema: v.looseObject({}), example: v.optional(v.unknown()) }))
const DescribedResponse = v.looseObject({
  headers: v.optional(v.record(v.string(), v.looseObject({}))),
  content: v.optional(Content),
})
const Operation = v.looseObject({
  operationId: v.string(),
  tags: v.array(v.string()),
  parameters: v.array(v.looseObject({})),
  requestBody: v.optional(v.looseObject({ required: v.boolean(), content: Content })),
  responses: v.record(v.string(), DescribedResponse),
})
const METHODS = ['get', 'post', 'put', 'delete'] as const
type Operation = v.InferOutput<typeof Operation>
export type DescribedResponse = v.InferOutput<typeof DescribedResponse>

export const served = (): unknown => JSON.parse(JSON.stringify(apiDocument(implementations.map(({ route }) => route))))

export function operationsOf(document: unknown): { readonly path: string; readonly method: string; readonly operation: Operation }[] {
  const { paths } = v.parse(v.looseObject({ paths: v.record(v.string(), v.looseObject({})) }), document)
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: v.parse(Operation, item[method]) }] : [])),
  )
}

/** What each call takes and answers in the document, by its id. */
export const examplesIn = (document: unknown) =>
  new Map(
    operationsOf(document).map(({ operation: { operationId, requestBody, responses } }) => {
      const success = Object.entries(responses).find(([status]) => status < '300')?.[1]
      const [request, response] = [requestBody, success].map((one) => Object.values(one?.content ?? {})[0]?.example)
      return [operationId, { request, response }]
    }),
  )

/** Returns the value of a reference such as `#/components/schemas/Id`. */
export function at(document: unknown, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => Object(value)[name], document)
}

export const resolved = (document: unknown, value: unknown): unknown => {
  const reference = Object(value).$ref
  return typeof reference === 'string' ? at(document, reference) : value
}

export function* placesIn(
  value: unknown,
  path = '',
): Generator<{ readonly path: string; readonly object: Readonly<Record<string, unknown>> }> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { path, object: { ...value } }
  for (const [name, part] of Object.entries(value)) yield* placesIn(part, `${path}/${name}`)
}

/**
 * Findings of the linter of OpenAPI documents, under its recommended rules and these. It takes a redirect for no success; that
 * each call describes its own success is tested call by call.
 */
export async function lintFindings(document: unknown, rules: Readonly<Record<string, Record<string, unknown>>> = {}): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: { 'operation-2xx-response': 'off', ...rules } })
  const findings = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  return findings.map(({ ruleId, message, location }) => `${location[0]?.pointer ?? ''} ${ruleId}: ${message}`)
}
