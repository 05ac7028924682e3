/**
 * `npm run sizes`: says what the shell, each module and each package in them weighs, and what changed since the last commit whose
 * report was kept. It makes builds of its own; reports of commits are kept in `.build/sizes`.
 */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { BUILD, ROOT } from '@console/federation'
import { SHELL } from '@console/module/registry'
import { moduleIds } from './src/build/module-ids.ts'
import { sizeTables } from './src/sizes/compare-sizes.ts'
import { earlierSizes, historyOf, keepSizes } from './src/sizes/earlier-sizes.ts'
import { type BuiltScript, sizesOf } from './src/sizes/sum-sizes.ts'
import { asText } from './src/table/table.ts'

const FOLDER = resolve(BUILD, 'sizes')
const weigher = resolve(import.meta.dirname, 'src/sizes/weigh-build.ts')

const scripts: Record<string, readonly BuiltScript[]> = {}
for (const id of [SHELL, ...moduleIds()]) {
  // In a process of its own, since a compiler keeps a lot of memory.
  const { stdout } = await promisify(execFile)(process.execPath, [weigher, id], { maxBuffer: 64 * 1_048_576 })
  scripts[id] = JSON.parse(stdout)
}
const history = historyOf(ROOT)
const now = sizesOf(scripts)
const earlier = earlierSizes(FOLDER, history)
for (const table of sizeTables(now, earlier?.sizes)) console.log(asText(table))
keepSizes(FOLDER, history, now)
if (earlier) console.log(`Changes since commit ${earlier.commit.slice(0, 12)}.`)
else if (history.isChanged) console.log('Nothing to compare with: run it on the last commit first.')
else console.log('Nothing to compare with yet: the next commit will be compared with this one.')
