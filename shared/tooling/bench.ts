/** `npm run bench`: compares the speed of lists over few and over many campaigns, in one run. It needs the output of `npm run build`. */
import { benchLists } from './src/bench/list-bench.ts'

/** The first page over 100,000 campaigns may take this many times as long as over 100. */
const MOST = 2

const compared = await benchLists([4290, 4291])
console.log('\nfirst page of campaigns: median ms over 100, over 100,000, ratio')
for (const { name, few, many, ratio } of compared) {
  console.log(`  ${name.padEnd(22)} ${few.toFixed(1).padStart(7)} ${many.toFixed(1).padStart(7)} ${ratio.toFixed(2).padStart(6)}`)
}
const slow = compared.filter(({ ratio }) => ratio > MOST)
if (slow.length > 0) console.log(`over ${MOST}: ${slow.map(({ name }) => name).join(', ')}`)
process.exitCode = slow.length > 0 ? 1 : 0
