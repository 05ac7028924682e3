import type { ErrorCode, FieldCode, FieldError, Problem } from '@console/contract'

export type ProblemMembers = Pick<
  Problem,
  'errors' | 'required_any_of' | 'retry_after' | 'current_version' | 'attempts_left' | 'registration'
> & {
  /** For auth.register_google; the gateway keeps it. */
  readonly registration_token?: string
}

/** Thrown when a call cannot succeed. It becomes the RFC 9457 response of its code. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ErrorCode
  readonly members: ProblemMembers
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, members: ProblemMembers = {}, headers: Readonly<Record<string, string>> = {}) {
    super(code)
    this.code = code
    this.members = members
    this.headers = headers
  }
}

/** The pointer starts at the request: `/body/name`. */
export type WrongField = readonly [pointer: string, code: FieldCode, params?: FieldError['params']]

export function fieldProblem(...wrong: readonly WrongField[]): ProblemError {
  const errors: FieldError[] = wrong.map(([pointer, code, params]) => ({ pointer, code, message: code, ...(params ? { params } : {}) }))
  return new ProblemError('validation_failed', { errors })
}

export function refuseFields(wrong: readonly WrongField[]): void {
  if (wrong.length) throw fieldProblem(...wrong)
}

export const findUnknownIds = (known: readonly string[], ids: readonly string[], pointerOf: (n: number) => string): WrongField[] =>
  ids.flatMap((id, n) => (known.includes(id) ? [] : [[pointerOf(n), 'not_found']]))

export function requireFound<T>(record: T | undefined, code: Extract<ErrorCode, `${string}_not_found`>): T {
  if (record === undefined) throw new ProblemError(code)
  return record
}
