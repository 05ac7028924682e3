import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Sandbox } from '../create-sandbox.ts'
import { idempotencyKeys } from '../db/schema/index.ts'
import { ProblemError } from '../problems/problem.ts'
import { ENGINES, openOn } from '../testing/engines.ts'
import { once } from './idempotency.ts'

const REQUEST = { key: 'k', caller: 'somebody', method: 'POST', path: '/things', body: '{}' }

/** Work that begins, then waits to be told to go on. */
function held() {
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const work = async () => {
    begun.resolve()
    await gate.promise
    return { id: 'made' }
  }
  return { work, begun: begun.promise, release: () => gate.resolve() }
}

describe.each(ENGINES)('work that is done once on %s', (engine) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await openOn(engine)
  })
  afterAll(() => sandbox.close())

  const never = async () => {
    throw new Error('must not run')
  }

  test('is refused while the first is still at it, and repeated afterwards', async () => {
    const { work, begun, release } = held()
    const first = once(sandbox.services, REQUEST, work)
    await begun
    await expect(once(sandbox.services, REQUEST, never)).rejects.toMatchObject({
      code: 'idempotency_in_progress',
      members: { retry_after: 1 },
    })
    // Another process knows of the first by the database alone; PGlite belongs to one process.
    if (engine === 'PostgreSQL') {
      await expect(once({ ...sandbox.services }, REQUEST, never)).rejects.toMatchObject({ code: 'idempotency_in_progress' })
    }
    release()
    expect(await first).toEqual({ answer: { kind: 'answer', body: { id: 'made' } }, replayed: false })
    expect(await once({ ...sandbox.services }, REQUEST, never)).toEqual({
      answer: { kind: 'answer', body: { id: 'made' } },
      replayed: true,
    })
  })

  test('is done again when it failed, for a failure is not an answer', async () => {
    const request = { ...REQUEST, key: 'fails' }
    await expect(once(sandbox.services, request, never)).rejects.toThrow('must not run')
    const busy = async () => {
      throw new ProblemError('busy', { retry_after: 1 })
    }
    await expect(once(sandbox.services, request, busy)).rejects.toMatchObject({ code: 'busy' })
    expect(await once(sandbox.services, request, async () => 'done')).toEqual({ answer: { kind: 'answer', body: 'done' }, replayed: false })
  })

  test('keeps neither the key nor the body in readable form', async () => {
    await once(sandbox.services, { ...REQUEST, key: 'a-telling-key', body: '{"password":"a-telling-body"}' }, async () => null)
    const stored = JSON.stringify(await sandbox.services.db.select().from(idempotencyKeys))
    expect(stored).not.toContain('a-telling')
  })
})
