/** The parts of oidc-provider that the embedded issuer uses; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface Interaction {
    readonly uid: string
    readonly params: Readonly<Record<string, unknown>>
  }
  export default class Provider {
    constructor(issuer: string, configuration: object)
    readonly Grant: new (
      of: object,
    ) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    on(event: string, listener: (...parts: readonly unknown[]) => void): this
  }
  export const interactionPolicy: {
    readonly Prompt: new (of: { readonly name: string; readonly requestable: boolean }) => unknown
    base(): { add(prompt: unknown, at: number): void; remove(name: string): void }
  }
}
