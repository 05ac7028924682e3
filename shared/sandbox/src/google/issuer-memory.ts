interface Payload {
  readonly grantId?: string
  readonly uid?: string
  consumed?: number
}

const kept = new Map<string, { readonly payload: Payload; readonly expires: number }>()

/** oidc-provider's storage in memory; gone with the process. */
export class IssuerMemory {
  readonly #kind: string

  constructor(kind: string) {
    this.#kind = kind
  }

  async upsert(id: string, payload: Payload, seconds: number): Promise<void> {
    const now = Date.now()
    for (const [key, { expires }] of kept) if (expires <= now) kept.delete(key)
    kept.set(this.#key(id), { payload, expires: now + seconds * 1000 })
  }

  async find(id: string): Promise<Payload | undefined> {
    const found = kept.get(this.#key(id))
    return found && found.expires > Date.now() ? found.payload : undefined
  }

  async findByUid(uid: string): Promise<Payload | undefined> {
    return [...kept].find(([key, { payload }]) => key.startsWith(`${this.#kind}:`) && payload.uid === uid)?.[1].payload
  }

  async findByUserCode(): Promise<undefined> {
    return undefined
  }

  async consume(id: string): Promise<void> {
    const found = await this.find(id)
    if (found) found.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
  }

  #key(id: string): string {
    return `${this.#kind}:${id}`
  }
}
