import { changeHere, copyRelease, releaseStep } from '@console/federation'
import { SHELL } from '@console/module/registry'
import { CommandFailed } from '../release/command.ts'
import { liveSource } from './live-source.ts'
import type { OtherConsole } from './other-console.ts'

/** Makes the live shell of another console live in a registry of this machine. Rejects with `CommandFailed` if no shell is live. */
export async function takeShell({ address, console: from }: OtherConsole, registry: string): Promise<void> {
  const { poll, read } = liveSource(from)
  const release = (await poll(null))?.snapshot.shell?.current
  if (!release) throw new CommandFailed(`No shell is live at ${address}.`)
  await copyRelease({ read, registry, id: SHELL, release })
  await changeHere(registry, () => [releaseStep(registry, SHELL, release)], `the shell of ${address}`)
}
