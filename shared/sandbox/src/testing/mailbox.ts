import * as v from 'valibot'
import type { Sandbox } from '../create-sandbox.ts'
import { anonymous, read } from './client.ts'

const Mail = v.object({ id: v.string(), to: v.string(), from: v.string(), subject: v.string(), text: v.string(), html: v.string() })
export type Mail = v.InferOutput<typeof Mail>

/** The mails to this address, the latest first, as the outbox page has them. */
export async function mailsTo(sandbox: Pick<Sandbox, 'fetch'>, email: string): Promise<Mail[]> {
  const response = await anonymous(sandbox)('GET', `/sandbox/outbox?to=${encodeURIComponent(email)}`, {
    headers: { Accept: 'application/json' },
  })
  return read(v.object({ items: v.array(Mail) }), response).items
}

export async function codeFor(sandbox: Pick<Sandbox, 'fetch'>, email: string): Promise<string> {
  const [latest] = await mailsTo(sandbox, email)
  const code = /^ {4}(\d{6})$/m.exec(latest?.text ?? '')?.[1]
  if (!code) throw new Error(`No code was mailed to ${email}: ${latest?.text}`)
  return code
}
