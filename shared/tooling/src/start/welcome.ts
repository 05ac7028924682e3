import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@console/sandbox/demo-accounts'

/** `sandbox` is a port; null if the API is another one. */
export function welcome(consoleUrl: string, sandbox: number | null, api = process.env.API_ORIGIN): string {
  return ['', `  Console  ${consoleUrl}`, ...(sandbox === null ? [`  API      ${api}`] : aboutSandbox(sandbox)), ''].join('\n')
}

function aboutSandbox(port: number): string[] {
  const url = `http://localhost:${port}`
  const width = Math.max(...DEMO_ACCOUNTS.map(([email]) => email.length))
  return [
    `  Sandbox  ${url}   its calls: ${url}/docs`,
    `           mails: ${url}/sandbox/outbox   approval of registrations: ${url}/provider`,
    '',
    `  Demo accounts, password ${DEMO_PASSWORD}:`,
    ...DEMO_ACCOUNTS.map(([email, what]) => `    ${email.padEnd(width)}  ${what}`),
  ]
}
