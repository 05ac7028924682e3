import { sandbox } from './sandbox.ts'

/** The code in the latest mail of the sandbox to this address. */
export async function mailedCode(email: string): Promise<string> {
  const url = new URL(`/sandbox/outbox?to=${encodeURIComponent(email)}`, location.origin)
  const response = await (await sandbox()).fetch(new Request(url, { headers: { Accept: 'application/json' } }))
  const { items }: { readonly items: readonly { readonly text: string }[] } = await response.json()
  const code = /^ {4}(\d{6})$/m.exec(items[0]?.text ?? '')?.[1]
  if (!code) throw new Error(`No code was mailed to ${email}.`)
  return code
}
