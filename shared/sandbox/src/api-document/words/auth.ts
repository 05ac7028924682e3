import type { AuthTokens } from '@console/contract'
import type { ResourceWords } from '../words.ts'

const TOKENS: AuthTokens = {
  access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIwMTkzMDAwMCJ9.c2lnbmF0dXJl',
  refresh_token: 'jV5qyCbgXKWZkQxPyqjAWx6BqpIUFoXVcb9fZErjf64',
  token_type: 'Bearer',
  expires_in: 60,
  refresh_expires_in: 25_200,
}

export const authWords: ResourceWords<'auth'> = {
  tag: 'Signing in and out, and the tokens of a session. The host of the console calls these and keeps the tokens.',
  calls: {
    'auth.login': {
      summary: 'Sign in with e-mail and password',
      description:
        'An unknown e-mail and a wrong password are the same 401 after the same time. Why an account cannot be used is told only to whoever knows its password.',
      request: { email: 'owner@lotus.example', password: 'Console-demo-1' },
      wrong: { '/body/email': 'invalid_email', '/body/password': 'required' },
      answer: TOKENS,
      problems: { captcha_failed: 'Only where a captcha is set up; the sandbox has none.' },
    },
    'auth.refresh': {
      summary: 'Exchange a refresh token for a new pair',
      description:
        'The old refresh token is used up. Within 10 seconds it gives the same pair once more, since an answer can get lost; later it is a stolen one, and the whole session ends with `refresh_reused`. The session does not live longer for it: `refresh_expires_in` counts from the sign-in.',
      fields: { refresh_token: 'The newest one of the session.' },
      request: { refresh_token: TOKENS.refresh_token },
      wrong: { '/body/refresh_token': 'required' },
      answer: { ...TOKENS, refresh_expires_in: 24_900 },
    },
    'auth.logout': {
      summary: 'End a session',
      description:
        'The session of the refresh token, of the access token, or both. Succeeds as well where the session has ended already or a token is unknown.',
      bearer: 'optional',
      fields: { refresh_token: 'Of the session to end.' },
      request: { refresh_token: TOKENS.refresh_token },
      wrong: { '/body/refresh_token': 'invalid_type' },
    },
  },
  entities: {
    Credentials: {
      description: 'Who signs in.',
      fields: { email: 'Without regard to case.', password: 'Taken as it is, without trimming.' },
    },
    AuthTokens: {
      description: 'The tokens of a session.',
      fields: {
        access_token: 'For `Authorization: Bearer`.',
        refresh_token: 'For auth.refresh, once.',
        token_type: { const: 'Bearer' },
        expires_in: {
          type: 'integer',
          minimum: 0,
          description: 'Seconds that are left of the access token; 60 in the sandbox unless set.',
        },
        refresh_expires_in: {
          type: 'integer',
          minimum: 0,
          description: 'Seconds that are left of the session; 25,200 from the sign-in in the sandbox unless set.',
        },
      },
    },
  },
}
