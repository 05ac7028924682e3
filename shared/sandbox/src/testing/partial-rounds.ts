import type { Route } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { afterAll, beforeAll, describe, jest, test } from '@jest/globals'
import fc from 'fast-check'
import * as v from 'valibot'
import type { Sandbox } from '../create-sandbox.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { USER } from '../seed/users.ts'
import { as } from './client.ts'
import { type Engine, openOn } from './engines.ts'
import { sampleOf } from './samples.ts'

const Entries = v.looseObject({ entries: v.record(v.string(), v.looseObject({ type: v.string() })) })

/** Describes that a write leaves unchanged what it does not name, on one engine. Each has a file, so that they run side by side. */
export function partialWritesOn(engine: Engine): void {
  describe(`a write on ${engine}`, () => {
    let sandbox: Sandbox
    beforeAll(async () => {
      sandbox = await openOn(engine)
    })
    afterAll(() => sandbox.close())

    const writes = allRoutes.filter((route) => route.method === 'PUT' && optionalFieldsOf(route).length > 0)
    test.each(writes.map((route) => [route.id, route] as const))('%s leaves unchanged what it does not name', async (_, route) => {
      await partialRounds(sandbox, route, 100)
    })
  })
}

function optionalFieldsOf(route: Route): string[] {
  const read = v.safeParse(Entries, route.body)
  if (!read.success) return []
  return Object.entries(read.output.entries).flatMap(([name, { type }]) =>
    ['optional', 'nullish', 'exact_optional'].includes(type) ? [name] : [],
  )
}

const STAMP = ['version', 'updated_on']

/** Writes the record whole and then again without some of its optional fields, which must leave it as it was. */
async function partialRounds(sandbox: Sandbox, route: Route, numRuns: number): Promise<void> {
  const { record, body } = sampleOf(route.id)
  const whole = (await body?.(sandbox)) ?? {}
  const fields = optionalFieldsOf(route)
  const missing = fields.filter((name) => whole[name] === undefined)
  if (missing.length) throw new Error(`The sample of ${route.id} leaves out ${missing.join(', ')}: give it a value other than the default.`)
  const send = await as(sandbox, 'owner@lotus.example')
  const params: Readonly<Record<string, string>> = { publisher_id: PUBLISHER.lotus, ...(await record?.(sandbox, USER.owner)) }
  const path = route.path.replace(/:([a-z_]+)/g, (_, name: string) => params[name] ?? '')
  const write = async (sent: object) => {
    const { status, text } = await send('PUT', path, { body: sent })
    if (status !== 200) throw new Error(`${route.id} answered ${status} ${text}`)
    const shown = Object.entries(v.parse(v.record(v.string(), v.unknown()), JSON.parse(text)))
    return JSON.stringify(shown.filter(([name]) => !STAMP.includes(name)))
  }
  const before = await write(whole)
  await fc.assert(
    fc.asyncProperty(fc.subarray(fields, { minLength: 1 }), async (left) => {
      const after = await write(Object.fromEntries(Object.entries(whole).filter(([name]) => !left.includes(name))))
      if (after !== before) throw new Error(`Without ${left.join(', ')} the record became ${after}, and was ${before}`)
    }),
    { numRuns, seed: jest.getSeed() },
  )
}
