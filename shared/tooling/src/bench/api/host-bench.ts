import { listCampaigns, urlFor } from '@console/contract'
import { LOCAL_REGISTRY } from '@console/federation'
import { startHost } from '../entries/running-host.ts'
import { startSandbox } from '../entries/running-sandbox.ts'
import { cookieHeader, signIn } from '../entries/sign-in.ts'
import type { Collector } from '../rounds.ts'
import { ownerApi } from './owner-api.ts'

const CALLS = 100
/** The first calls fill caches and let the compiler learn. */
const WARM = 50

export async function benchHost(rounds: number, { next, add }: Collector): Promise<void> {
  const sandbox = await startSandbox('sandbox')
  try {
    const host = await startHost(sandbox, LOCAL_REGISTRY)
    try {
      const api = await ownerApi(sandbox.port)
      const path = urlFor(listCampaigns, {}, api.publisher)
      const headers = { cookie: cookieHeader(await signIn(host.url)) }
      const byHost = async () => {
        const response = await fetch(host.url + path, { headers })
        if (!response.ok) throw new Error(`The host returned ${response.status}: ${await response.text()}`)
        await response.json()
      }
      for (let n = 0; n < WARM; n++) await Promise.all([byHost(), api.get(path)])
      for (let round = 0; round < rounds; round++) {
        next()
        for (let n = 0; n < CALLS; n++) {
          add('host call', await taken(byHost))
          add('api call', await taken(() => api.get(path)))
        }
      }
    } finally {
      await host.stop()
    }
  } finally {
    await sandbox.stop()
  }
}

async function taken(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await call()
  return performance.now() - started
}
