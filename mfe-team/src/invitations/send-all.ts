import { call, isApiError } from '@console/api'
import { createInvitation, type UserInvitationWrite } from '@console/contract'
import type { IdempotencyKeys } from '@console/forms'

const AT_ONCE = 4

export interface RefusedInvitation {
  readonly email: string
  readonly code: string
  /** Seconds. */
  readonly retryAfter: number | undefined
}

export interface Sent {
  readonly sent: readonly string[]
  readonly refused: readonly RefusedInvitation[]
}

/** Sends a few at a time; once the API has limited the rate, no further one is tried. */
export async function sendAll(
  emails: readonly string[],
  common: Omit<UserInvitationWrite, 'email'>,
  keys: IdempotencyKeys,
  onProgress: (done: number) => void,
): Promise<Sent> {
  const waiting = [...emails]
  const sent: string[] = []
  const refused: RefusedInvitation[] = []
  let limit: Omit<RefusedInvitation, 'email'> | undefined

  async function sendNext(): Promise<void> {
    for (let email = waiting.shift(); email !== undefined; email = waiting.shift()) {
      const failure = limit ?? (await sendOne({ ...common, email }, keys))
      if (failure?.code === 'rate_limited') limit = failure
      if (failure) refused.push({ ...failure, email })
      else sent.push(email)
      onProgress(sent.length + refused.length)
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
  const places = new Map(emails.map((email, place) => [email, place]))
  const place = ({ email }: RefusedInvitation) => places.get(email) ?? 0
  return { sent, refused: refused.toSorted((a, b) => place(a) - place(b)) }
}

async function sendOne(body: UserInvitationWrite, keys: IdempotencyKeys): Promise<Omit<RefusedInvitation, 'email'> | undefined> {
  try {
    await call(createInvitation, {}, { body, idempotencyKey: keys.keyFor(body) })
    return undefined
  } catch (error) {
    if (!isApiError(error)) throw error
    keys.failed(body, error)
    return { code: error.code, retryAfter: error.retryAfter }
  }
}
