import type { ConsoleFile } from '@console/module/registry'
import { waiting } from '../build/waiting.ts'
import { StartFailed } from '../start/child.ts'
import { followLive } from './follow-live.ts'
import { type HostSettings, hostSettings } from './host-settings.ts'
import { readConsole, requireApi } from './read-console.ts'

export interface OtherConsole extends HostSettings {
  readonly address: string
  readonly console: ConsoleFile
}

/** Reads what a console says of itself. Rejects with `CommandFailed` if it or its API cannot be used from here. */
export async function openOtherConsole(address: string): Promise<OtherConsole> {
  const console = await readConsole(address)
  const settings = hostSettings(console, process.env)
  await requireApi(settings.api, address)
  return { address, console, ...settings }
}

/** Copies what is live there into the registry of this machine, except what is built here, and follows it. */
export async function takeFrom({ address, console: from }: OtherConsole, local: readonly string[], registry: string): Promise<void> {
  const log = (line: string) => console.log(`[${address}] ${line}`)
  const { ids, number } = await waiting(`the modules of ${address}`, followLive({ console: from, local, registry, log }), log).catch(
    (error: unknown) => {
      throw new StartFailed(`What is live at ${address} cannot be taken: ${Error.isError(error) ? error.message : error}`)
    },
  )
  console.log(`from ${address} (number ${number}): ${ids.join(', ') || 'nothing'}`)
}
