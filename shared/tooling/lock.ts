/** `npm run lock`: makes package-lock.json again from the package.json files, complete for every platform. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { askRegistry } from './src/lock/ask-registry.ts'
import { completeLock, type Lock } from './src/lock/complete-lock.ts'

const root = resolve(import.meta.dirname, '../..')
const file = resolve(root, 'package-lock.json')

// npm picks versions that suit the Node it runs on, so an older Node would quietly choose older packages.
if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error('The lock is made under Node 24: run `npm ci` once, then `npm run lock`.')
}
const before = readFileSync(file, 'utf8')
const path = `${dirname(process.execPath)}:${process.env.PATH}`
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, PATH: path },
  stdio: 'inherit',
})

const made: Lock = JSON.parse(readFileSync(file, 'utf8'))
const { lock, added } = await completeLock(made, askRegistry)
const text = `${JSON.stringify(lock, null, 2)}\n`
writeFileSync(file, text)
// npm writes there that it has installed what it only locked, and the next command would believe it.
if (text !== before) rmSync(resolve(root, 'node_modules/.package-lock.json'), { force: true })
console.log(`package-lock.json: ${Object.keys(lock.packages).length} packages, ${added.length} entries added for other platforms.`)
