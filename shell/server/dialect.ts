export interface ApiCall {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly body: Uint8Array<ArrayBuffer> | null
}

export interface Translation {
  /** The call as this API wants it. */
  readonly request?: (call: ApiCall) => ApiCall
  /** The JSON of an answer below 400, as the contract has it. */
  readonly response?: (body: unknown) => unknown
  /** The JSON of an answer from 400 on, as the contract's problem. */
  readonly error?: (body: unknown, status: number) => unknown
}

/** Where the API's shapes differ from the contract, by route id; the sandbox speaks the contract itself. */
export const dialect: Readonly<Record<string, Translation>> = {}
