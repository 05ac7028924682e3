// Runs before everything else, on whatever Node is there and with nothing installed: plain CommonJS, no dependency.
const { spawnSync } = require('node:child_process')
const { existsSync, readFileSync, statSync } = require('node:fs')
const { resolve } = require('node:path')

const root = resolve(__dirname, '../..')
const lock = resolve(root, 'package-lock.json')
const installed = resolve(root, 'node_modules/.package-lock.json')
const node = resolve(root, 'node_modules/.bin/node')

/** Whether what is installed is what the lock names. A checkout dates the lock anew without changing it, so a younger one is read. */
function isInstalled() {
  if (!existsSync(node) || !existsSync(installed)) return false
  if (statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true
  const there = packagesOf(installed)
  return Object.entries(packagesOf(lock)).every(([place, { version, link, optional, devOptional }]) => {
    // Optional ones belong to other platforms; links are this repository's own folders.
    if (!place.includes('node_modules/') || link || optional || devOptional) return true
    return there[place]?.version === version
  })
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json (npm ci), about a minute ...')
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error || status !== 0) {
    console.error(`npm ci failed${error ? `: ${error.message}` : ''}. The packages are not installed.`)
    process.exit(status || 1)
  }
  if (!existsSync(node)) {
    console.error('npm ci left no node_modules/.bin/node: the console needs Node 24, which the package "node" brings.')
    process.exit(1)
  }
}
