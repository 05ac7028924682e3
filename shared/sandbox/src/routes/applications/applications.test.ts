import { Application } from '@console/contract'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import type { Sandbox } from '../../create-sandbox.ts'
import { applications } from '../../db/schema/index.ts'
import { APPLICATION, firebaseConfig } from '../../seed/applications.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { as, read } from '../../testing/client.ts'
import { ENGINES, openOn } from '../../testing/engines.ts'

const APPLICATIONS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/applications`

describe.each(ENGINES)('an application on %s', (engine) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await openOn(engine)
  })
  afterAll(() => sandbox.close())

  const integrationFor = async (email: string, id: string) =>
    read(Application, await (await as(sandbox, email))('GET', `${APPLICATIONS}/${id}`)).integration_info

  test('shows its reward secret to people who may edit the integration', async () => {
    expect(await integrationFor('owner@lotus.example', APPLICATION.quest)).toEqual({
      firebase_config: firebaseConfig('lotus-quest', ['example.lotus.quest']),
      url: 'https://api.lotus-quest.example/rewards',
      reward_secret: 'demo-reward-secret-of-lotus-quest',
      reward_secret_set: true,
    })
  })

  test.each(['editor@lotus.example', 'viewer@lotus.example'])('tells %s only that there is a secret', async (email) => {
    expect(await integrationFor(email, APPLICATION.quest)).toMatchObject({
      url: 'https://api.lotus-quest.example/rewards',
      reward_secret: null,
      reward_secret_set: true,
    })
  })

  test('shows it to people who hold the own key and own the application', async () => {
    expect(await integrationFor('own@lotus.example', APPLICATION.lantern)).toMatchObject({
      reward_secret: 'demo-reward-secret-of-lantern-night',
    })
  })

  test('shows a URL as it was stored before there was a normal form', async () => {
    const { db } = sandbox.services
    await db.update(applications).set({ integration_url: 'http:///x/a b' }).where(eq(applications.id, APPLICATION.lantern))
    expect(await integrationFor('owner@lotus.example', APPLICATION.lantern)).toMatchObject({ url: 'http:///x/a b' })
  })

  test('shows no one a config that was stored before configs with secrets were refused', async () => {
    const firebase_config = { projectId: 'p', private_key: 'x' }
    await sandbox.services.db.update(applications).set({ firebase_config }).where(eq(applications.id, APPLICATION.lantern))
    expect(await integrationFor('viewer@lotus.example', APPLICATION.lantern)).toMatchObject({ firebase_config: null })
  })

  test('has no integration where none was set up', async () => {
    expect(await integrationFor('owner@lotus.example', APPLICATION.cafe)).toBeNull()
  })
})
