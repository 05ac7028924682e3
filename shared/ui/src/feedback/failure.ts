/** What the kit needs of a failed call; `ApiError` of the api package fits. */
export interface Failure {
  readonly code: string
  readonly status: number
  readonly requestId?: string | undefined
}

/** A reading as the kit draws it; `useCall` of the api package answers one. */
export interface Loadable<T> {
  readonly data: T | undefined
  readonly error: Failure | undefined
  readonly retry: () => void
}
