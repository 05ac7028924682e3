import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileProblems, importProblems, isOneModule, manifestProblem, Refused, ROOT, readModule, readShell } from '@console/federation'
import { type Release, releaseFolder, SHELL } from '@console/module/registry'
import { buildInOwnProcess } from '../build/build-in-own-process.ts'
import { moduleIds } from '../build/module-ids.ts'
import { waiting } from '../build/waiting.ts'
import { checkChangelog } from './changelog.ts'
import { CommandFailed } from './command.ts'
import { typeProblems } from './type-check.ts'

/** What a command is about, in its usage: nothing to name in a repository of one module. */
export const WHICH: readonly string[] = isOneModule ? [] : ['<module>|shell']

const onlyModule = (): string | undefined => (isOneModule ? moduleIds()[0] : undefined)

type Log = (line: string) => void

/** The id need not be given in a repository of one module. Fails with those that there are. */
export function knownId(given: string | undefined, usage: string): string {
  const known = [...(existsSync(resolve(ROOT, SHELL)) ? [SHELL] : []), ...moduleIds()]
  const id = given ?? onlyModule()
  if (id === undefined) throw new CommandFailed(usage)
  if (!known.includes(id)) throw new CommandFailed(`No module named '${id}'. Modules: ${known.join(', ')}.`)
  return id
}

/**
 * Returns the id of what a command is about, which need not be in this repository if `isLive`. A repository of one module changes only
 * itself.
 */
export function namedId(given: string | undefined, usage: string, isLive: (id: string) => boolean, only = onlyModule()): string {
  if (only !== undefined && (given ?? only) !== only)
    throw new CommandFailed(`This repository is the module '${only}': '${given}' is changed from its own repository.`)
  const id = given ?? only
  return id !== undefined && isLive(id) ? id : knownId(id, usage)
}

/** Builds and checks a release, which then is in the registry but not live. Rejects with `Refused`. */
export async function prepareRelease(id: string, registry: string, log: Log): Promise<Release> {
  if (id === SHELL) checkChangelog()
  log(`checking the types of ${id}`)
  refuse(await waiting('the type check', typeProblems(id), log))
  log(`building ${id}`)
  const release = await waiting(`the build of ${id}`, buildInOwnProcess(id, registry), log)
  if (!release) throw new CommandFailed(`'${id}' cannot be released`)
  await checkRelease(id, registry, release, log)
  return release
}

/** Compares every file of a release with its manifest, and imports a module once. Rejects with `Refused`. */
export async function checkRelease(id: string, registry: string, release: Release, log: Log): Promise<void> {
  log(`checking the files of ${id} ${release.hash}`)
  if (id === SHELL)
    return refuse(
      await fileProblems(
        registry,
        readable(id, release, () => readShell(registry, release)),
      ),
    )
  const module = readable(id, release, () => readModule(registry, id, release))
  refuse(await fileProblems(registry, module))
  log(`importing ${id} and its ${Object.keys(module.pages).length} pages`)
  refuse(await importProblems({ folder: resolve(registry, releaseFolder(id, release.hash)), module }))
}

function readable<T>(id: string, release: Release, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Refused([manifestProblem(id, release, error)])
  }
}

function refuse(problems: ConstructorParameters<typeof Refused>[0]): void {
  if (problems.length > 0) throw new Refused(problems)
}
