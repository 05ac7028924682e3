/**
 * `npm run bench`: measures the console against its promises about speed, and fails if one is missed. It prints tables and writes
 * `.build/bench/<date>.json`; its options are in `src/bench/options.ts`.
 */
import { buildControl } from './control/build-control.ts'
import { benchApi } from './src/bench/api/bench-api.ts'
import { benchHost } from './src/bench/api/host-bench.ts'
import { benchMemory, memoryTable } from './src/bench/api/memory-bench.ts'
import { benchPages } from './src/bench/bench-pages.ts'
import { benchBuilds } from './src/bench/builds/build-bench.ts'
import { benchOptions, type Measurement, UnknownOption } from './src/bench/options.ts'
import { buildPeers } from './src/bench/peers/build-peers.ts'
import { checkPromises } from './src/bench/promises.ts'
import { commit, load, machine } from './src/bench/report/machine.ts'
import { coldTable, promiseTable, stepTable } from './src/bench/report/tables.ts'
import { aboutRun, writeReport } from './src/bench/report/write-report.ts'
import { collector } from './src/bench/rounds.ts'
import { buildAll } from './src/build/build-all.ts'
import { asMarkdown, asText, type Table } from './src/table/table.ts'

const { measurements, rounds, isMarkdown } = optionsOrExit()
const has = (name: Measurement) => measurements.includes(name)
const log = console.log
const run = { date: new Date().toISOString(), commit: commit(), machine: await machine(), rounds }

await buildAll({ log })
if (measurements.some((name) => !['host', 'builds', 'api', 'memory', 'peers'].includes(name))) await buildControl({ log })
if (has('peers')) await buildPeers(log)

const start = load()
const measured = collector()
await benchPages(measurements, rounds, measured, log)
if (has('host')) await benchHost(rounds, measured)
if (has('builds')) await benchBuilds(rounds, measured, log)
const api = has('api') ? await benchApi() : { tables: [], misses: [] }
const memory = has('memory') ? [memoryTable(await benchMemory())] : []

const { samples } = measured
const promises = checkPromises(samples)
const whole = { ...run, load: { start, end: load() } }
const tables = [promiseTable(promises), coldTable(samples), stepTable(samples), ...api.tables, ...memory].filter(
  ({ rows }) => rows.length > 0,
)
const asPrinted: (table: Table) => string = isMarkdown ? asMarkdown : asText
log('')
for (const table of tables) log(asPrinted(table))
log(aboutRun(whole))
log(`Written to ${writeReport({ ...whole, measurements, promises, tables: [...api.tables, ...memory], samples })}.`)

const misses = [...promises.filter(({ holds }) => !holds).map(({ name, verdict }) => `${name}: ${verdict}`), ...api.misses]
if (misses.length > 0) log(`\nPromises that do not hold:\n${misses.map((miss) => `  ${miss}`).join('\n')}`)
process.exitCode = misses.length > 0 ? 1 : 0

function optionsOrExit() {
  try {
    return benchOptions(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UnknownOption)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
