import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { listCampaigns, urlFor } from '@console/contract'
import { LOCAL_REGISTRY } from '@console/federation'
import { type RunningHost, startHost } from '../entries/running-host.ts'
import { cookieHeader, signIn } from '../entries/sign-in.ts'
import { quantile } from '../statistics.ts'
import { type ConstantApi, constantApi } from './constant-api.ts'

const SECONDS = 8
const CONNECTIONS = 16

/** With as many calls as the hosts could take. */
export interface Throughput {
  readonly hosts: number
  readonly callsASecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** CPU of the hosts for one call in ms: 1,000 divided by it is what one core carries a second. */
  readonly cpuOfCall: number
}

export async function benchThroughput(): Promise<Throughput[]> {
  const api = await constantApi()
  const hosts: RunningHost[] = []
  try {
    const measured: Throughput[] = []
    for (const count of [1, 2]) {
      hosts.push(await startHost(api, LOCAL_REGISTRY))
      measured.push({ hosts: count, ...(await measure(hosts, api)) })
    }
    return measured
  } finally {
    for (const host of hosts) await host.stop()
    await api.stop()
  }
}

async function measure(hosts: readonly RunningHost[], { publisher }: ConstantApi): Promise<Omit<Throughput, 'hosts'>> {
  const path = urlFor(listCampaigns, {}, publisher)
  const times: number[] = []
  let goesOn = true
  const connection = async (host: RunningHost, cookie: string) => {
    while (goesOn) {
      const started = performance.now()
      const response = await fetch(host.url + path, { headers: { cookie } })
      if (!response.ok) throw new Error(`The host returned ${response.status}: ${await response.text()}`)
      await response.arrayBuffer()
      times.push(performance.now() - started)
    }
  }
  const cookies = await Promise.all(hosts.map(async ({ url }) => cookieHeader(await signIn(url))))
  const all = Promise.all(
    Array.from({ length: CONNECTIONS }, (_, n) => connection(hosts[n % hosts.length] as RunningHost, cookies[n % hosts.length] ?? '')),
  )
  // The first second warms the compiler.
  await Promise.race([all, wait(1000)])
  times.length = 0
  const [started, cpu] = [performance.now(), cpuOf(hosts)]
  await Promise.race([all, wait(SECONDS * 1000)])
  const [seconds, calls, spent] = [(performance.now() - started) / 1000, times.length, cpuOf(hosts) - cpu]
  const measured = { p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) }
  goesOn = false
  await all
  return { callsASecond: calls / seconds, ...measured, cpuOfCall: spent / calls }
}

/** In ms; Linux counts it in hundredths of a second. */
function cpuOf(hosts: readonly RunningHost[]): number {
  const used = hosts.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  })
  return used.reduce((sum, one) => sum + one, 0)
}
