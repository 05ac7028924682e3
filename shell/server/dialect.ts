export interface ApiCall {
  readonly method: string
  /** Path and query. */
  readonly url: string
  /** In lower case; the person's token is in `authorization`. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | null
}

export interface ApiAnswer {
  readonly status: number
  /** The JSON, undefined where the answer has no body. */
  readonly body: unknown
}

/** What is left out stays as it is; answers that are neither JSON nor empty (a proxy's error page) are never touched. */
export interface Translation {
  /** The call as this API wants it. */
  readonly request?: (call: ApiCall) => ApiCall
  /** An answer below 400 as the contract has it. */
  readonly response?: (answer: ApiAnswer) => ApiAnswer
  /** An answer from 400 on as the contract's problem, with the status that the contract gives it. */
  readonly error?: (answer: ApiAnswer) => ApiAnswer
}

/** Where the API's shapes differ from the contract, by route id; the sandbox speaks the contract itself. */
export const dialect: Readonly<Record<string, Translation>> = {}
