import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../../..')

export interface Change {
  readonly file: string
  readonly from: string
  readonly to: string
}

export interface WorkspaceCopy {
  readonly root: string
  /** The environment without the settings of this test's runner. */
  readonly environment: NodeJS.ProcessEnv
  /** Runs a file of the copy with Node and returns what it printed; throws that if it fails. */
  node(file: string, ...args: string[]): string
  run(file: string, ...args: string[]): { readonly status: number | null; readonly output: string }
  /** Changes files of the copy: in `file`, every `from` becomes `to`. Throws if a file does not contain `from`. Returns what undoes it. */
  change(changes: readonly Change[]): () => void
  remove(): void
}

export interface CopyOptions {
  /** Copies this commit instead of the current files. */
  readonly commit?: string
  readonly depth?: number
  /** The copy contains the installed packages too, as after an installation; otherwise it borrows this workspace's, which is quicker. */
  readonly withPackages?: boolean
}

/** Copies what git knows, or would know, with the installed packages; the workspace's own are the copy's. */
export function copyWorkspace({ commit, depth = 0, withPackages = false }: CopyOptions = {}): WorkspaceCopy {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')))
  const copy = join(place, ...Array.from({ length: depth }, () => 'further down'))
  const files = commit === undefined ? copyFiles(copy) : extractCommit(commit, copy)
  for (const folder of new Set(files.filter((path) => path.endsWith('package.json')).map(dirname))) {
    if (withPackages) linkPackages(copy, folder)
    else borrowPackages(copy, folder)
  }
  const environment = ownEnvironment()
  const run: WorkspaceCopy['run'] = (file, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { cwd: copy, env: environment, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }
  return {
    root: copy,
    environment,
    run,
    node: (file, ...args) => {
      const { status, output } = run(file, ...args)
      if (status !== 0) throw new Error(`${file} ${args.join(' ')} failed (${status}):\n${output}`)
      return output
    },
    change: (changes) => {
      const before = changes.map(({ file, from, to }) => changed(join(copy, file), from, to))
      return () => {
        for (const undo of before.toReversed()) undo()
      }
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
}

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

function copyFiles(copy: string): string[] {
  const known = git('ls-files', '--cached', '--others', '--exclude-standard')
  const files = known.split('\n').filter((path) => path && existsSync(join(root, path)))
  for (const path of files) cpSync(join(root, path), join(copy, path))
  return files
}

function extractCommit(commit: string, copy: string): string[] {
  const archive = `${copy}.tar`
  mkdirSync(copy, { recursive: true })
  git('archive', `--output=${archive}`, commit)
  execFileSync('tar', ['-xf', archive, '-C', copy])
  rmSync(archive)
  return git('ls-tree', '-r', '--name-only', commit).split('\n').filter(Boolean)
}

function changed(file: string, from: string, to: string): () => void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no '${from}' to change any more.`)
  writeFileSync(file, text.replaceAll(from, to))
  return () => writeFileSync(file, text)
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

/** The same files under another path where the disk can do that, else copies. */
function linkPackages(copy: string, folder: string): void {
  const [from, to] = [join(root, folder, 'node_modules'), join(copy, folder, 'node_modules')]
  if (!existsSync(from)) return
  if (spawnSync('cp', ['-al', from, to]).status === 0) return
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

function linkOwn(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name))
}

function ownEnvironment(): NodeJS.ProcessEnv {
  const { JEST_WORKER_ID: _worker, JEST_COUNTS: _counts, NODE_ENV: _env, FULL: _full, REGISTRY: _registry, ...rest } = process.env
  return { ...rest, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' }
}
