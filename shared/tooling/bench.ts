/**
 * `npm run bench`: compares the speed of lists over few and over many campaigns, and of calls about known and unknown
 * addresses, each pair in one run; and the time of audience estimates. It needs the output of `npm run build`.
 */
import { benchAccounts } from './src/bench/account-bench.ts'
import { benchEstimates } from './src/bench/estimate-bench.ts'
import { benchLists } from './src/bench/list-bench.ts'

/** The first page over 100,000 campaigns may take this many times as long as over 100. */
const MOST = 2
/** A call about an address with an account may differ by this much from one without: less than the network hides. */
const MOST_TOLD = 1.25

const compared = await benchLists([4290, 4291])
console.log('\nfirst page of campaigns: median ms over 100, over 100,000, ratio')
for (const { name, few, many, ratio } of compared) {
  console.log(`  ${name.padEnd(22)} ${few.toFixed(1).padStart(7)} ${many.toFixed(1).padStart(7)} ${ratio.toFixed(2).padStart(6)}`)
}
const slow = compared.filter(({ ratio }) => ratio > MOST)
if (slow.length > 0) console.log(`over ${MOST}: ${slow.map(({ name }) => name).join(', ')}`)

const told = await benchAccounts(4292)
console.log('\ncalls about an address: median ms known, unknown, ratio')
for (const { name, known, unknown, ratio } of told) {
  console.log(`  ${name.padEnd(22)} ${known.toFixed(1).padStart(7)} ${unknown.toFixed(1).padStart(7)} ${ratio.toFixed(2).padStart(6)}`)
}
const telling = told.filter(({ ratio }) => ratio > MOST_TOLD)
if (telling.length > 0) console.log(`over ${MOST_TOLD}: ${telling.map(({ name }) => name).join(', ')}`)

const estimated = await benchEstimates(4293)
console.log('\nestimates over the demo audience: median ms, found')
for (const { name, ms, found } of estimated) console.log(`  ${name.padEnd(22)} ${ms.toFixed(1).padStart(7)} ${String(found).padStart(7)}`)
process.exitCode = slow.length + telling.length > 0 ? 1 : 0
