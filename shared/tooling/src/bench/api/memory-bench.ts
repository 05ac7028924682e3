import { setTimeout as wait } from 'node:timers/promises'
import { listCampaigns, urlFor } from '@console/contract'
import { LOCAL_REGISTRY } from '@console/federation'
import { anyPort } from '../../start/ports.ts'
import type { Table } from '../../table/table.ts'
import { startHost } from '../entries/running-host.ts'
import { cookieHeader, signIn } from '../entries/sign-in.ts'
import { constantApi } from './constant-api.ts'

const MINUTES = 10
const CALLS_A_SECOND = 40
const SESSIONS = 10_000
const AT_A_TIME = 8
const MB = 1_048_576

/** Resident memory in MB: at the end of each minute of a steady load, and after many more sign-ins. */
export interface MemoryBench {
  readonly minutes: readonly number[]
  readonly sessions: number
  readonly afterSessions: number
}

export async function benchMemory(): Promise<MemoryBench> {
  const api = await constantApi()
  const metrics = await anyPort()
  const host = await startHost(api, LOCAL_REGISTRY, undefined, { METRICS_PORT: String(metrics) })
  const resident = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
    return Number(/^console_process_memory_bytes (\d+)/m.exec(text)?.[1]) / MB
  }
  try {
    const headers = { cookie: cookieHeader(await signIn(host.url)) }
    const minutes: number[] = []
    for (let minute = 0; minute < MINUTES; minute++) {
      for (let second = 0; second < 60; second++) {
        const started = performance.now()
        await Promise.all(
          Array.from({ length: CALLS_A_SECOND }, async () => {
            const response = await fetch(host.url + urlFor(listCampaigns, {}, api.publisher), { headers })
            if (!response.ok) throw new Error(`The host returned ${response.status}: ${await response.text()}`)
            await response.arrayBuffer()
          }),
        )
        await wait(Math.max(0, 1000 - (performance.now() - started)))
      }
      minutes.push(await resident())
    }
    const turns = Array.from({ length: SESSIONS }, (_, n) => n).values()
    const signInAll = async () => {
      for (const _ of turns) await signIn(host.url)
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, signInAll))
    return { minutes, sessions: SESSIONS, afterSessions: await resident() }
  } finally {
    await host.stop()
    await api.stop()
  }
}

export function memoryTable({ minutes, sessions, afterSessions }: MemoryBench): Table {
  const at = [2, 5, 10].map((minute) => [`after ${minute} minutes of ${CALLS_A_SECOND} calls a second`, minutes[minute - 1]] as const)
  const rows = [...at, [`after ${sessions} more sessions`, afterSessions] as const]
  return { title: 'Resident memory of a host', head: ['when', 'MB'], rows: rows.map(([when, mb]) => [when, (mb ?? 0).toFixed(0)]) }
}
