/** `npm run browser`: builds what changed, then Playwright; its own options hold. `--repeat 20` runs each test 20 times. */
import { NoNumber, repeatAmong } from './src/test/repeat.ts'
import { root, runBuild, runPlaywright } from './src/test/runners.ts'

process.chdir(root)
try {
  const { times, words } = repeatAmong(process.argv.slice(2))
  const args = times === undefined ? words : [...words, `--repeat-each=${times}`]
  process.exitCode = (await runBuild()) || (await runPlaywright(args, { stdio: 'inherit' }))
} catch (error) {
  if (!(error instanceof NoNumber)) throw error
  console.error(error.message)
  process.exitCode = 1
}
