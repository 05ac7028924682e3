import { CONSOLE_FILE, type ConsoleFile, consoleJson } from '@console/module/registry'
import { CommandFailed } from '../release/command.ts'

/** A console that takes longer than this to respond is too slow to work with. */
const LIMIT_MS = 10_000

/** Returns a console's own description. Rejects with `CommandFailed`, which says why it cannot be developed against. */
export async function readConsole(address: string): Promise<ConsoleFile> {
  const { origin } = originOf(address)
  const response = await ask(origin, CONSOLE_FILE)
  if (response.status === 404) throw new CommandFailed(reasonWhyNot(origin, await response.text()))
  if (!response.ok) throw new CommandFailed(`${origin} answered ${CONSOLE_FILE} with ${response.status}: it may be starting, try again.`)
  const text = await response.text()
  try {
    return consoleJson.parse(text)
  } catch (error) {
    throw new CommandFailed(
      `${origin} is no console that this checkout can be developed against (${Error.isError(error) ? error.message : error}).
If it is a console, it and this checkout are too far apart: update the older one.`,
    )
  }
}

/** Rejects with `CommandFailed` if the API cannot be reached from here; any response will do. */
export async function requireApi(apiOrigin: string, consoleAddress: string): Promise<void> {
  const response = await fetch(apiOrigin, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) }).catch((error: unknown) => {
    throw new CommandFailed(
      `The API of ${consoleAddress}, ${apiOrigin}, cannot be reached from here (${reasonOf(error)}).
If it has another address on this machine: API_ORIGIN=https://api.example npm run dev -- ...`,
    )
  })
  await response.body?.cancel()
}

function originOf(address: string): URL {
  const url = URL.parse(/^[a-z]+:\/\//i.test(address) ? address : `http://${address}`)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new CommandFailed(`--against needs the address of a console, such as http://localhost:3100, not '${address}'.`)
}

async function ask(origin: string, path: string): Promise<Response> {
  try {
    return await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })
  } catch (error) {
    throw new CommandFailed(`${origin} cannot be reached (${reasonOf(error)}). Is it running? To have one on this machine: npm run staging`)
  }
}

/** In production a console responds as for any unknown address: with a page whose scripts are the shell's. */
function reasonWhyNot(origin: string, page: string): string {
  return page.includes('src="/shell/')
    ? `${origin} does not let anybody develop against it, as every console in production. For one that is not, set ALLOW_AGAINST=1 there.`
    : `${origin} is no console: it has no ${CONSOLE_FILE}.`
}

/** Node says only 'fetch failed' and gives the reason as the cause. */
function reasonOf(error: unknown): string {
  if (!Error.isError(error)) return String(error)
  const { cause } = error
  const code = Error.isError(cause) && 'code' in cause ? String(cause.code) : undefined
  return code ?? (Error.isError(cause) ? cause.message : error.message)
}
