import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../../../..')

/** The workspace a second time, to be changed by a test. */
export interface WorkspaceCopy {
  readonly root: string
  /** What its processes are told: the environment without what the runner of this test says. */
  readonly environment: NodeJS.ProcessEnv
  /** Runs a file of the copy with Node and returns what it printed; throws with that where it fails. */
  node(file: string, ...args: string[]): string
  remove(): void
}

/** Copies what git knows, or would know, and borrows the installed packages; the workspace's own are the copy's. */
export function copyWorkspace(): WorkspaceCopy {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')))
  const known = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = known.split('\n').filter((path) => path && existsSync(join(root, path)))
  for (const path of files) cpSync(join(root, path), join(copy, path))
  for (const folder of new Set(files.filter((path) => path.endsWith('package.json')).map(dirname))) borrowPackages(copy, folder)
  const environment = ownEnvironment()
  return {
    root: copy,
    environment,
    node: (file, ...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
        cwd: copy,
        env: environment,
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`${file} ${args.join(' ')} failed (${status}):\n${stdout}\n${stderr}`)
      return stdout + stderr
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}

/** One link for each package; links to the workspace's folders are relative, so they are copied as they are. */
function borrowPackages(copy: string, folder: string): void {
  const [from, to] = [join(root, folder, 'node_modules'), join(copy, folder, 'node_modules')]
  if (!existsSync(from)) return
  mkdirSync(to)
  for (const entry of readdirSync(from)) {
    if (entry === '@console') linkOwn(join(from, entry), join(to, entry))
    else if (entry !== '.cache') symlinkSync(join(from, entry), join(to, entry))
  }
}

function linkOwn(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name))
}

function ownEnvironment(): NodeJS.ProcessEnv {
  const { JEST_WORKER_ID: _worker, JEST_COUNTS: _counts, NODE_ENV: _env, FULL: _full, REGISTRY: _registry, ...rest } = process.env
  return { ...rest, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' }
}
