import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUILD, compressTexts, runBuild } from '@console/federation'
import type { Configuration } from '@rspack/core'

/** The frameworks that the list of campaigns is compared with; each has a source here, written as its own tutorial is. */
export const PEERS = ['react-admin', 'refine'] as const
export type Peer = (typeof PEERS)[number]

/** Outside the repository's packages, so that `npm ci` never installs a peer. */
const FOLDER = resolve(BUILD, 'bench/peers')
/** Has another name than npm's, so that this folder is no package of the repository. */
const PACKAGES = 'packages.json'
const INSTALLED = resolve(FOLDER, 'package.json')
const QUALITY = 11

/** The folder of a peer's one script, `app.js`, and of its compressed form, `app.js.br`. */
export const builtPeer = (peer: Peer): string => resolve(FOLDER, 'built', peer)

/** Installs the peers' packages if they changed, without running their scripts, and builds each peer for production. */
export async function buildPeers(log: (line: string) => void): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  if (!isInstalled()) {
    log('installing the peers (npm install), about two minutes ...')
    copyFileSync(here(PACKAGES), INSTALLED)
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' })
  }
  for (const peer of PEERS) {
    copyFileSync(here(`${peer}.jsx`), resolve(FOLDER, `${peer}.jsx`))
    await runBuild(peerConfig(peer))
    await compressTexts(builtPeer(peer), QUALITY)
    log(`built ${peer}`)
  }
}

const here = (file: string) => resolve(import.meta.dirname, file)

function isInstalled(): boolean {
  // npm writes its own list last, so that a broken installation is done again.
  if (!existsSync(resolve(FOLDER, 'node_modules/.package-lock.json')) || !existsSync(INSTALLED)) return false
  return readFileSync(here(PACKAGES), 'utf8') === readFileSync(INSTALLED, 'utf8')
}

function peerConfig(peer: Peer): Configuration {
  return {
    mode: 'production',
    context: FOLDER,
    entry: `./${peer}.jsx`,
    target: ['web', 'es2022'],
    devtool: false,
    output: { path: builtPeer(peer), filename: 'app.js', clean: true },
    module: {
      rules: [
        // refine imports files of lodash without their ending.
        { test: /\.mjs$/, resolve: { fullySpecified: false } },
        {
          test: /\.jsx$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } } },
        },
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  }
}
