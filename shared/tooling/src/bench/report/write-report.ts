import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BUILD } from '@console/federation'
import type { Table } from '../../table/table.ts'
import type { Checked } from '../promises.ts'
import type { Samples } from '../rounds.ts'
import type { Machine } from './machine.ts'

export interface Report {
  readonly date: string
  readonly commit: string
  readonly machine: Machine
  readonly load: { readonly start: number; readonly end: number }
  readonly rounds: number
  readonly measurements: readonly string[]
  readonly promises: readonly Checked[]
  /** Of the API alone. */
  readonly tables: readonly Table[]
  readonly samples: Samples
}

/** Returns the name of the file, `.build/bench/<date>.json`. */
export function writeReport(report: Report): string {
  const folder = resolve(BUILD, 'bench')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${report.date.replaceAll(':', '-').slice(0, 19)}.json`)
  writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`)
  return file
}

export function aboutRun({
  date,
  commit,
  machine,
  load,
  rounds,
}: Omit<Report, 'promises' | 'samples' | 'tables' | 'measurements'>): string {
  const { cpu, cores, memory, node, chromium } = machine
  return `${date.slice(0, 10)}, commit ${commit}, ${rounds} rounds; ${cpu}, ${cores} cores, ${memory} GB, load ${load.start} at the start and ${load.end} at the end; Node ${node.slice(1)}, Chromium ${chromium}.`
}
