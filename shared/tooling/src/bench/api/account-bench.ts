import { forgotPassword, login, type Route, sendRegisterMail, urlFor } from '@console/contract'
import { DEMO_EMAIL } from '@console/sandbox/demo-accounts'
import { startSandbox } from '../entries/running-sandbox.ts'
import { median, ratio } from '../statistics.ts'

const CALLS = 200

/** A call that must not say who has an account: median milliseconds for addresses with one and without. */
export interface Told {
  readonly name: string
  readonly known: number
  readonly unknown: number
  /** Of the longer to the shorter. */
  readonly ratio: number
}

const calls: readonly [name: string, route: Route, body: Readonly<Record<string, string>>][] = [
  ['sign-in, wrong', login, { password: 'not the password' }],
  ['code to register', sendRegisterMail, {}],
  ['code to reset', forgotPassword, {}],
]

export async function benchAccounts(): Promise<Told[]> {
  const sandbox = await startSandbox('sandbox of accounts')
  try {
    const told: Told[] = []
    for (const [name, route, body] of calls) {
      told.push(await compare(name, `http://127.0.0.1:${sandbox.port}${urlFor(route, {})}`, body))
    }
    return told
  } finally {
    await sandbox.stop()
  }
}

async function compare(name: string, url: string, body: Readonly<Record<string, string>>): Promise<Told> {
  const known = Object.values(DEMO_EMAIL)
  const times: { readonly known: number[]; readonly unknown: number[] } = { known: [], unknown: [] }
  for (let n = 0; n < CALLS; n++) {
    const one = known[n % known.length] ?? ''
    times.known.push(await time(url, { ...body, email: one }))
    times.unknown.push(await time(url, { ...body, email: `x${one}` }))
  }
  const [long, short] = [median(times.known), median(times.unknown)].sort((a, b) => b - a)
  return { name, known: median(times.known), unknown: median(times.unknown), ratio: ratio(long ?? 0, short ?? 0) }
}

async function time(url: string, body: object): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  await response.text()
  if (response.status !== 202 && response.status !== 401) throw new Error(`${url} returned ${response.status}`)
  return performance.now() - started
}
