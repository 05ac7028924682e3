import { buildAll } from './src/build/build-all.ts'
import { BuildOfOneFailed } from './src/build/build-in-own-process.ts'
import { type Child, StartFailed } from './src/start/child.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './src/start/demo-accounts.ts'
import { startConsole, usesSandbox } from './src/start/start-console.ts'

const children: Child[] = []
let stopping = false

async function stopAll(code: number): Promise<never> {
  stopping = true
  await Promise.all(children.map((child) => child.stop()))
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) void stopAll(0)
  })
}

try {
  const build = (onSandbox: () => void) => buildAll({ say: console.log, withSandbox: usesSandbox(), onSandbox })
  const { consoleUrl, sandboxUrl, broken } = await startConsole(build, children)
  console.log(
    ['', `  Console  ${consoleUrl}`, ...(sandboxUrl ? withSandbox(sandboxUrl) : [`  API      ${process.env.API_ORIGIN}`]), ''].join('\n'),
  )
  await broken
} catch (error) {
  if (!stopping) {
    console.error(error instanceof StartFailed || error instanceof BuildOfOneFailed ? `\n${error.message}` : error)
    await stopAll(1)
  }
}

function withSandbox(url: string): string[] {
  const width = Math.max(...DEMO_ACCOUNTS.map(([email]) => email.length))
  return [
    `  Sandbox  ${url}   mail: ${url}/sandbox/outbox   approvals: ${url}/provider`,
    '',
    `  Demo accounts, password ${DEMO_PASSWORD}:`,
    ...DEMO_ACCOUNTS.map(([email, what]) => `    ${email.padEnd(width)}  ${what}`),
  ]
}
