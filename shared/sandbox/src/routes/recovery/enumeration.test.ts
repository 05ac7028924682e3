import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Sandbox } from '../../create-sandbox.ts'
import { mails, users } from '../../db/schema/index.ts'
import { newId } from '../../ids.ts'
import { anonymous, type ClientResponse, type Send } from '../../testing/client.ts'
import { ENGINES, openOn } from '../../testing/engines.ts'

const AMOUNT = 10
const ID = '/pub/id/api/v1/auth'

describe.each(ENGINES)('%s tells no one which addresses have accounts', (engine) => {
  const statements: string[] = []
  let sandbox: Sandbox
  let send: Send
  const known = Array.from({ length: AMOUNT }, (_, n) => `known${n}@studio.example`)
  const unknown = Array.from({ length: AMOUNT }, (_, n) => `other${n}@studio.example`)
  beforeAll(async () => {
    sandbox = await openOn(engine, { onQuery: (statement) => void statements.push(statement) })
    send = anonymous(sandbox)
    const now = sandbox.services.now()
    const person = { password_hash: null, first_name: 'A', last_name: 'B', locale: 'en', account_roles: ['admin'] } as const
    await sandbox.services.db.insert(users).values(
      known.map((email) => ({
        ...person,
        account_roles: [...person.account_roles],
        id: newId(now),
        email,
        created_on: now,
        updated_on: now,
      })),
    )
  })
  afterAll(() => sandbox.close())

  /** The response, and the server's statements in their order. */
  async function seen(path: string, body: object) {
    statements.length = 0
    const { status, headers, text }: ClientResponse = await send('POST', path, { body })
    const shown = text.replace(/"request_id":"[^"]*"/, '')
    return JSON.stringify([status, shown, [...headers.keys()].filter((name) => name !== 'x-request-id'), statements])
  }

  test.each<[string, (email: string) => object]>([
    ['send-register-mail', (email) => ({ email })],
    ['forgot-password', (email) => ({ email, locale: 'vi' })],
    ['reset-password', (email) => ({ email, otp: '777777', password: 'another one' })],
    [
      'register',
      (email) => ({
        email,
        otp: '777777',
        password: 'another one',
        first_name: 'A',
        last_name: 'B',
        publisher_name: 'C',
        publisher_code: 'lotus-games',
        note: 'D',
        agree_terms: true,
      }),
    ],
    ['login', (email) => ({ email, password: 'wrong' })],
  ])(`${AMOUNT} known and ${AMOUNT} unknown: %s answers alike, and does the same for it`, async (call, bodyOf) => {
    const before = await sandbox.services.db.$count(mails)
    const looks = new Map<string, number>()
    for (const email of known.flatMap((one, n) => [one, unknown[n] ?? ''])) {
      const look = await seen(`${ID}/${call}`, bodyOf(email))
      looks.set(look, (looks.get(look) ?? 0) + 1)
    }
    expect([...looks]).toEqual([[expect.any(String), 2 * AMOUNT]])
    const written = (await sandbox.services.db.$count(mails)) - before
    expect([0, 2 * AMOUNT]).toContain(written)
  })
})
