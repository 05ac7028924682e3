export interface ApiCall {
  readonly method: string
  /** Path and query. */
  readonly url: string
  /** In lower case; the person's token is in `authorization`. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | null
}

export interface ApiResponse {
  readonly status: number
  /** The JSON; undefined if the response has no body. */
  readonly body: unknown
}

/** A part that is left out changes nothing. Responses that are neither JSON nor empty, such as a proxy's error page, are never changed. */
export interface Translation {
  /** Returns the call as this API expects it. */
  readonly request?: (call: ApiCall) => ApiCall
  /** Returns a response below 400 in the shape of the contract. */
  readonly response?: (answer: ApiResponse) => ApiResponse
  /** Returns a response from 400 on as a problem of the contract, with the contract's status. */
  readonly error?: (answer: ApiResponse) => ApiResponse
}

/** Where the API's shapes differ from the contract, by route id; the sandbox speaks the contract itself. */
export const dialect: Readonly<Record<string, Translation>> = {}
