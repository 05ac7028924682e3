import { googleRedirect, loginGoogle } from '@console/contract'
import type { Database } from '../../db/database.ts'
import type { GooglePerson } from '../../google/google.ts'
import { isRedirectUri } from '../../google/redirect-uris.ts'
import { REGISTRATION_COOKIE, REGISTRATION_TOKEN_SECONDS, signRegistrationToken } from '../../google/registration-token.ts'
import { implement } from '../../http/implement.ts'
import { ProblemError } from '../../problems/problem.ts'
import type { Services } from '../../services.ts'
import { openSession } from '../auth/open-session.ts'
import { findGoogleRegistration } from '../registrations/repository.ts'
import { findGoogleUser, linkGoogle } from './repository.ts'

export const googleRoutes = [
  implement(googleRedirect, async ({ services, query }) => {
    const { google, settings } = services
    if (query.client_id !== undefined && query.client_id !== google.clientId) throw refused('client_id')
    if (!isRedirectUri(query.redirect_uri, settings.consoleOrigin)) throw refused('redirect_uri')
    return google.authorizationUrl(query)
  }),

  implement(
    loginGoogle,
    async ({ services, body, now }) => {
      const isOurs = isRedirectUri(body.redirect_uri, services.settings.consoleOrigin)
      const person = isOurs ? await services.google.personOf(body) : null
      if (!person) throw new ProblemError('token_invalid')
      return services.db.transaction(async (tx) => openSession(services, tx, await userIdOf(services, tx, person, now), now))
    },
    { ownTransactions: true },
  ),
]

/** Links the Google account to the user with its email, if that one has none yet. */
async function userIdOf(services: Services, db: Database, person: GooglePerson, now: Date): Promise<string> {
  const user = await findGoogleUser(db, person)
  if (user?.disabled_on) throw new ProblemError('account_disabled')
  if (user) {
    if (user.google_subject === null) await linkGoogle(db, user.id, person.subject, now)
    return user.id
  }
  const registration = await findGoogleRegistration(db, person.subject, person.email)
  if (registration) throw new ProblemError(registration.status === 'pending' ? 'registration_pending' : 'registration_rejected')
  const { email, first_name, last_name } = person
  const token = await signRegistrationToken(services.keys, person, now)
  const cookie = `${REGISTRATION_COOKIE}=${token}; Path=/pub/id; Max-Age=${REGISTRATION_TOKEN_SECONDS}; HttpOnly; SameSite=Lax`
  const members = { registration_token: token, registration: { email, first_name, last_name } }
  throw new ProblemError('registration_required', members, { 'Set-Cookie': cookie })
}

const refused = (name: 'client_id' | 'redirect_uri') =>
  new ProblemError('invalid_query', { errors: [{ pointer: `/query/${name}`, code: 'invalid_option', message: 'invalid_option' }] })
