/** `npm run lock`: makes package-lock.json again from the package.json files. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const read = () => readFileSync(resolve(root, 'package-lock.json'), 'utf8')

// npm picks versions that suit the Node it runs on, so an older Node would quietly choose older packages.
if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error('The lock is made under Node 24: run `npm ci` once, then `npm run lock`.')
}
const before = read()
const path = `${dirname(process.execPath)}:${process.env.PATH}`
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, PATH: path },
  stdio: 'inherit',
})
// npm writes there that it has installed what it only locked, and the next command would believe it.
if (read() !== before) rmSync(resolve(root, 'node_modules/.package-lock.json'), { force: true })
