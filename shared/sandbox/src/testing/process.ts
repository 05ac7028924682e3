import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleFolder } from '../data-files.ts'
import { openPglite } from '../db/database.ts'
import { preparedFile } from '../prepared.ts'

export interface Running {
  readonly url: string
  readonly process: ChildProcess
  stop(signal: NodeJS.Signals): Promise<number | null>
}

type Settings = Readonly<Record<string, string>>

export interface Ended {
  /** Null where a signal ended it. */
  readonly code: number | null
  /** From stderr. */
  readonly output: string
}

export async function startProcess(settings: Settings): Promise<Running> {
  const child = spawnServer(settings)
  const ended = exitOf(child)
  const failed = ended.then(({ code, output }) => {
    throw new Error(`The sandbox ended with ${code}: ${output}`)
  })
  failed.catch(() => undefined)
  const url = await Promise.race([failed, urlIn(child)])
  return {
    url,
    process: child,
    async stop(signal) {
      child.kill(signal)
      return (await ended).code
    },
  }
}

/** Runs a server that should not start, and returns its output and exit code, or that it had to be killed. */
export async function runToEnd(settings: Settings): Promise<Ended> {
  const child = spawnServer(settings)
  // One that starts all the same must not outlive the test.
  void urlIn(child).then(() => child.kill('SIGKILL'))
  return exitOf(child)
}

export async function prepareFolder(dataDir: string): Promise<void> {
  const prepared = new Blob([readFileSync(await preparedFile())])
  await (await openPglite({ folder: join(dataDir, 'sandbox'), prepared })).close()
}

function spawnServer(settings: Settings): ChildProcess {
  // The bundle, which Jest's set-up builds: it starts in a tenth of the time that the sources take.
  return spawn(process.execPath, [join(bundleFolder, 'main.js')], {
    env: { PATH: process.env.PATH, SANDBOX_PORT: '0', SEED_AUDIENCE: 'small', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function urlIn(child: ChildProcess): Promise<string> {
  return new Promise((found) => {
    let said = ''
    child.stdout?.on('data', (text) => {
      said += String(text)
      const url = /http:\/\/\S+/.exec(said)?.[0]
      if (url) found(url)
    })
  })
}

function exitOf(child: ChildProcess): Promise<Ended> {
  let output = ''
  child.stderr?.on('data', (text) => {
    output += String(text)
  })
  return new Promise((done) => child.once('close', (code) => done({ code, output })))
}
