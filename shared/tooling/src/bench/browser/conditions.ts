import type { CDPSession } from '@playwright/test'

export interface Conditions {
  /** Times slower than this machine. */
  readonly cpu: number
  /** Null for no limit. */
  readonly line: { readonly latencyMs: number; readonly bytesPerSecond: number } | null
}

/** A cheap phone on a mobile network: 4x CPU, 150 ms, 1.6 Mbit/s. */
export const SLOW: Conditions = { cpu: 4, line: { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 } }
/** A cheap machine on a fast line, for what happens without the network. */
export const SLOW_CPU: Conditions = { cpu: 4, line: null }
export const FAST: Conditions = { cpu: 1, line: null }

export async function apply(session: CDPSession, { cpu, line }: Conditions): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!line) return
  const { latencyMs: latency, bytesPerSecond: throughput } = line
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}
