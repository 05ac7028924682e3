import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import {
  ATTESTATION,
  historyFile,
  LIVE,
  manifestFile,
  type Release,
  releaseFolder,
  SHELL,
  type Snapshot,
  snapshotJson,
} from '@console/module/registry'
import { type CopyOptions, copyRelease } from './copy-release.ts'
import { fileProblems } from './file-problems.ts'
import { readModule, readShell } from './read-manifests.ts'

export interface CopyRegistryOptions {
  readonly read: CopyOptions['read']
  /** The folder of the copy, which need not exist. */
  readonly to: string
  readonly log: (line: string) => void
}

/** What is to be copied is not whole, or something else is where the copy is to be; the message says what. */
export class CopyFailed extends Error {
  override readonly name = 'CopyFailed'
}

interface Named {
  readonly id: string
  readonly release: Release
}

/**
 * Copies a registry, so that hosts can read the copy at any moment: first the releases, each complete at once, then the history, then
 * `live.json`. Every file is compared with the hash that names it. What is there already is compared and not copied, so a copy that was
 * interrupted goes on when it is started again. Releases that only the history names, and that are deleted by now, are left out.
 * Rejects with `CopyFailed`.
 */
export async function copyRegistry({ read, to, log }: CopyRegistryOptions): Promise<Snapshot> {
  const text = async (name: string) => {
    const content = await read(name)
    return content && new TextDecoder().decode(content)
  }
  const liveText = await text(LIVE)
  if (!liveText) throw new CopyFailed(`There is no ${LIVE} to copy`)
  const live = snapshotJson.parse(liveText)
  const there = existsSync(resolve(to, LIVE)) ? snapshotJson.parse(readFileSync(resolve(to, LIVE), 'utf8')).number : 0
  if (there > live.number) throw new CopyFailed(`${to} has number ${there}, which is newer than number ${live.number}`)

  const history = new Map<string, string>()
  for (let number = 1; number <= live.number; number += 1) {
    const found = await text(historyFile(number))
    if (!found) continue
    history.set(historyFile(number), found)
    const file = resolve(to, historyFile(number))
    if (existsSync(file) && readFileSync(file, 'utf8') !== found)
      throw new CopyFailed(`${file} is of another registry: copy into an empty folder`)
  }

  const served = new Map(namedBy(live, false).map((one) => [nameOf(one), one]))
  const all = new Map(
    [live, ...[...history.values()].flatMap(readable)].flatMap((one) => namedBy(one, true)).map((one) => [nameOf(one), one]),
  )
  for (const [name, one] of all) {
    if (!served.has(name) && !(await read(manifestFile(one.id, one.release.hash)))) continue
    await copyOne(read, to, one)
    log(name)
  }
  for (const [name, content] of history) place(resolve(to, name), content)
  place(resolve(to, LIVE), liveText)
  return live
}

async function copyOne(read: CopyOptions['read'], registry: string, { id, release }: Named): Promise<void> {
  try {
    await copyRelease({ read, registry, id, release, compressed: true })
    await copyAttestation(read, registry, `${releaseFolder(id, release.hash)}/${ATTESTATION}`)
    const manifest = id === SHELL ? readShell(registry, release) : readModule(registry, id, release)
    const [problem] = await fileProblems(registry, manifest)
    if (problem) throw new Error(problem.text)
  } catch (error) {
    throw new CopyFailed(`'${id}' ${release.hash} cannot be copied: ${Error.isError(error) ? error.message : error}`)
  }
}

/** A release is attested once it is live, perhaps after it was copied. */
async function copyAttestation(read: CopyOptions['read'], registry: string, name: string): Promise<void> {
  const attestation = existsSync(resolve(registry, name)) ? null : await read(name)
  if (attestation) place(resolve(registry, name), new TextDecoder().decode(attestation))
}

const nameOf = ({ id, release }: Named) => `${id} ${release.hash}`

function namedBy({ shell, modules }: Snapshot, withPrevious: boolean): Named[] {
  const lines = [...(shell ? [[SHELL, shell] as const] : []), ...Object.entries(modules)]
  return lines.flatMap(([id, line]) => {
    const rollout = 'rollout' in line && line.rollout ? [line.rollout] : []
    return [line.current, ...rollout, ...(withPrevious ? line.previous : [])].map(({ hash, record }) => ({ id, release: { hash, record } }))
  })
}

/** A number that nobody can read is copied as it is. */
function readable(text: string): Snapshot[] {
  try {
    return [snapshotJson.parse(text)]
  } catch {
    return []
  }
}

/** Renamed, so that no host reads a part of it. */
function place(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}.new`, text)
  renameSync(`${file}.${process.pid}.new`, file)
}
