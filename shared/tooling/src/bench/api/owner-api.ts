import { listOwnPublishers, login, urlFor } from '@console/contract'
import { DEMO_PASSWORD } from '@console/sandbox/demo-accounts'

export interface OwnerApi {
  readonly publisher: string
  get(path: string): Promise<unknown>
  post(path: string, body: unknown): Promise<unknown>
}

export async function ownerApi(port: number): Promise<OwnerApi> {
  const origin = `http://127.0.0.1:${port}`
  const send = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(origin + path, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const json = { 'Content-Type': 'application/json' }
  const credentials = JSON.stringify({ email: 'owner@lotus.example', password: DEMO_PASSWORD })
  const { access_token } = (await send(urlFor(login, {}), { method: 'POST', headers: json, body: credentials })) as { access_token: string }
  const headers = { ...json, Authorization: `Bearer ${access_token}` }
  const get = (path: string) => send(path, { headers })
  const post = (path: string, body: unknown) => send(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const lotus = itemsOf(await get(urlFor(listOwnPublishers, {}))).find(({ name }) => name === 'Lotus Games')
  return { publisher: lotus?.id ?? '', get, post }
}

export function itemsOf(response: unknown): readonly { readonly id: string; readonly name?: string; readonly code?: string }[] {
  return (response as { items: readonly { id: string; name?: string; code?: string }[] }).items
}
