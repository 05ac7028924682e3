import { changeHere, copyRelease, releaseStep } from '@console/federation'
import { SHELL } from '@console/module/registry'
import { CommandFailed } from '../release/command.ts'
import type { Elsewhere } from './elsewhere.ts'
import { liveElsewhere } from './live-elsewhere.ts'

/** Makes the live shell of another console live in a registry of this machine. Rejects with `CommandFailed` if no shell is live. */
export async function takeShell({ address, console: from }: Elsewhere, registry: string): Promise<void> {
  const { poll, read } = liveElsewhere(from)
  const release = (await poll(null))?.snapshot.shell?.current
  if (!release) throw new CommandFailed(`No shell is live at ${address}.`)
  await copyRelease({ read, registry, id: SHELL, release })
  await changeHere(registry, () => [releaseStep(registry, SHELL, release)], `the shell of ${address}`)
}
