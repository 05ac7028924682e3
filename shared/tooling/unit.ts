/**
 * `npm run unit`: jest with new random inputs; its own options hold. `--repeat 20` runs it 20 times, each with another seed unless one is
 * named, and says which failed.
 */
import { randomInt } from 'node:crypto'
import { NoNumber, type Run, repeatAmong, repeatSummary, seedAmong } from './src/test/repeat.ts'
import { root, runJest } from './src/test/runners.ts'

process.chdir(root)
try {
  process.exitCode = await runUnit(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof NoNumber)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function runUnit(given: readonly string[]): Promise<number> {
  const { times, words } = repeatAmong(given)
  // Watching needs the keys.
  if (times === undefined) return runJest(words, { stdio: 'inherit' })
  const named = seedAmong(words)
  const runs: Run[] = []
  while (runs.length < times) {
    const seed = named ?? randomInt(2 ** 31)
    console.log(`\n== run ${runs.length + 1} of ${times}, --seed=${seed}`)
    runs.push({ seed, code: await runJest(named === undefined ? [`--seed=${seed}`, ...words] : words) })
  }
  console.log(`\n${repeatSummary(runs)}`)
  return runs.some(({ code }) => code !== 0) ? 1 : 0
}
