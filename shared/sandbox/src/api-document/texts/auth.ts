import type { AuthTokens, Registration } from '@console/contract'
import { LIMITS } from '../../http/limits.ts'
import { CODE } from '../../security/one-time-codes.ts'
import { seedId } from '../../seed/ids.ts'
import { count, type ResourceTexts } from './resource-texts.ts'

const TOKENS: AuthTokens = {
  access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIwMTkzMDAwMCJ9.c2lnbmF0dXJl',
  refresh_token: 'jV5qyCbgXKWZkQxPyqjAWx6BqpIUFoXVcb9fZErjf64',
  token_type: 'Bearer',
  expires_in: 60,
  refresh_expires_in: 25_200,
}

const CODE_SENT = { message: 'OTP sent', expires_in: CODE.seconds, resend_in: LIMITS.codeByEmail.window }
const CODE_SENT_FIELDS = {
  expires_in: count('Seconds for which the code can be used.'),
  resend_in: count('Seconds until another one can be asked for.'),
} as const
const CAPTCHA =
  'Only where a captcha is set up (`CAPTCHA_SECRET`): `captcha_token` or the header `X-Captcha-Token` lacks what it gave, or was used before.'
const CODES =
  'A code has six digits, works once, for five minutes and five attempts; only the newest of an address counts. A right one stays usable while another field is wrong.'
const MAILS = `At most one mail in ${LIMITS.codeByEmail.window} seconds and ${LIMITS.codesByEmail.quota} in an hour to an address, ${LIMITS.codesByNetwork.quota} in an hour from a network.`

const REGISTRATION: Registration = {
  id: seedId('registration', 1),
  email: 'pending@new.example',
  first_name: 'Phúc',
  last_name: 'Ngô',
  phone: null,
  publisher_name: 'Mekong Play',
  publisher_code: 'mekong-play',
  note: 'Two puzzle games, about 40,000 players a month.',
  method: 'email',
  status: 'pending',
  decision_note: null,
  decided_on: null,
  created_on: '2026-11-19T00:00:00.000Z',
}
const PERSON = { first_name: 'Phúc', last_name: 'Ngô', agree_terms: true, locale: 'vi' } as const
const PUBLISHER = {
  publisher_name: 'Mekong Play',
  publisher_code: 'mekong-play',
  note: 'Two puzzle games, about 40,000 players a month.',
} as const

const PERSON_FIELDS = {
  locale: 'The language of the person and of mails to them; that of the request where it is absent.',
  agree_terms: 'Must be true.',
} as const
const PUBLISHER_FIELDS = {
  publisher_code: 'Unique among publishers and registrations that wait, without regard to case.',
  note: 'What the provider should know for its decision.',
} as const
const TOKEN_FIELD = { registration_token: 'Returned by auth.login_google. Not needed if the cookie `pub_reg` is sent.' } as const
const INVITATION_FIELD = { invitation_token: 'Of the link in the invitation’s mail.' } as const
const OTP_FIELD = { otp: 'The code from the email.' } as const
const CAPTCHA_FIELD = { captcha_token: 'The token from the invisible captcha, if one is set up.' } as const

export const authTexts: ResourceTexts<'auth'> = {
  tag: 'Signing in and out, and the tokens of a session. The host of the console calls these and keeps the tokens.',
  calls: {
    'auth.login': {
      summary: 'Sign in with email and password',
      description:
        'An unknown email and a wrong password are the same 401 after the same time. Why an account cannot be used is told only to whoever knows its password.',
      request: { email: 'owner@lotus.example', password: 'Console-demo-1' },
      wrong: { '/body/email': 'invalid_email', '/body/password': 'required' },
      answer: TOKENS,
      problems: { captcha_failed: CAPTCHA },
    },
    'auth.send_register_mail': {
      summary: 'Mail a code for registering',
      description: `The answer is the same for every address. One that has an account, or waits for approval, gets a mail that says so in place of a code. ${MAILS}`,
      fields: CODE_SENT_FIELDS,
      request: { email: 'pending@new.example', locale: 'vi' },
      wrong: { '/body/email': 'invalid_email' },
      answer: CODE_SENT,
      problems: { captcha_failed: CAPTCHA },
    },
    'auth.register': {
      summary: 'Register with email and code',
      description: `Asks the provider for an account with a publisher of one’s own; it waits for approval. With an \`invitation_token\` it needs neither code nor publisher: account and membership are made at once, and the answer is \`approved\`. ${CODES}`,
      request: { ...PERSON, ...PUBLISHER, email: REGISTRATION.email, otp: '048213', password: 'Console-demo-1' },
      wrong: { '/body/otp': 'invalid_format', '/body/password': 'too_short', '/body/agree_terms': 'must_accept' },
      answer: REGISTRATION,
      problems: {
        captcha_failed: CAPTCHA,
        otp_invalid: '`attempts_left` says how often it may still be tried.',
        otp_expired: 'Also where none was asked for, or it was used.',
        email_taken: 'Told only to whoever has the code or the invitation.',
      },
    },
    'auth.register_google': {
      summary: 'Register with Google',
      description:
        'For whoever auth.login_google found without an account; Google says the email. With an `invitation_token` for that email, account and membership are made at once.',
      request: { ...PERSON, ...PUBLISHER },
      wrong: { '/body/publisher_code': 'invalid_format', '/body/agree_terms': 'must_accept' },
      answer: { ...REGISTRATION, method: 'google' },
      problems: {
        token_invalid: 'The registration token is missing, forged or older than ten minutes.',
        wrong_account: 'The Google account has another email.',
      },
    },
    'auth.google_redirect': {
      summary: 'Begin to sign in with Google',
      description:
        'Leads the browser to the issuer, with `prompt=select_account` and PKCE. Behind the console the host makes state, nonce and verifier, and asks this call for the address.',
      query: {
        client_id: 'The console’s at the issuer; optional, because there is one.',
        redirect_uri: 'Must be one of the console’s: `/login/google` or `/login`, in either language.',
        state: 'Comes back with the code.',
        nonce: 'Comes back in the ID token.',
        code_challenge: 'SHA-256 of the verifier, base64url.',
        code_challenge_method: 'The one method that is allowed.',
      },
    },
    'auth.login_google': {
      summary: 'Sign in with Google',
      description:
        'Exchanges the code that the issuer gave. A Google account is linked to the account with its verified email when it first signs in. Behind the console the page sends code and state, and the host adds the rest.',
      request: {
        code: 'aGVsbG8tZnJvbS10aGUtaXNzdWVy',
        redirect_uri: 'http://localhost:3000/login/google',
        code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        nonce: 'n-0S6_WzA2Mj',
      },
      wrong: { '/body/code': 'required', '/body/code_verifier': 'invalid_format' },
      answer: TOKENS,
      problems: {
        token_invalid: 'The code, the verifier or what the issuer signed does not hold.',
        registration_required:
          'Carries `registration` with email and names, `registration_token` and the cookie `pub_reg`, both for auth.register_google and for ten minutes. The host of the console keeps the latter two.',
      },
    },
    'auth.forgot_password': {
      summary: 'Mail a code for a new password',
      description: `The answer is the same for every address. One without an account gets a mail that says so. ${MAILS}`,
      fields: CODE_SENT_FIELDS,
      request: { email: 'owner@lotus.example', locale: 'en' },
      wrong: { '/body/email': 'invalid_email' },
      answer: CODE_SENT,
      problems: { captcha_failed: CAPTCHA },
    },
    'auth.reset_password': {
      summary: 'Set a new password',
      description: `Ends every session of the person, and writes to them that it was done. ${CODES}`,
      request: { email: 'owner@lotus.example', otp: '048213', password: 'Console-demo-2' },
      wrong: { '/body/otp': 'invalid_format', '/body/password': 'too_short' },
      problems: {
        otp_invalid: '`attempts_left` says how often it may still be tried.',
        otp_expired: 'Also where none was asked for, or it was used.',
      },
    },
    'auth.refresh': {
      summary: 'Exchange a refresh token for a new pair',
      description:
        'The old refresh token is used up. It gives the same pair again as long as the new refresh token was not used, since an answer can get lost or come late. After that it is a stolen one, and the whole session ends with `refresh_reused`. The session does not live longer for it: `refresh_expires_in` counts from the sign-in.',
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
      fields: { email: 'Without regard to case.', password: 'Taken as it is, without trimming.', ...CAPTCHA_FIELD },
    },
    CodeRequest: {
      description: 'Whom to send a code.',
      fields: { locale: 'The language of the mail; that of the request where it is absent.', ...CAPTCHA_FIELD },
    },
    CodeSent: { description: 'The same whether or not the address has an account.', fields: CODE_SENT_FIELDS },
    PasswordReset: { description: 'A new password, by a code.', fields: OTP_FIELD },
    NewPassword: { description: '8 to 128 characters, whichever they are, but not blanks alone; taken as it is, without trimming.' },
    Otp: { description: 'A one-time code of six digits.' },
    RegisterWrite: { description: 'With `invitation_token` by an invitation, without it for a publisher of one’s own.' },
    RegisterNew: {
      description: 'Who registers for a publisher of their own.',
      fields: { ...PERSON_FIELDS, ...PUBLISHER_FIELDS, ...OTP_FIELD, ...CAPTCHA_FIELD, invitation_token: 'Absent or null.' },
    },
    RegisterInvited: {
      description: 'Who registers by an invitation, which says the email.',
      fields: { ...PERSON_FIELDS, ...INVITATION_FIELD, ...CAPTCHA_FIELD },
    },
    GoogleRegisterWrite: { description: 'With `invitation_token` by an invitation, without it for a publisher of one’s own.' },
    GoogleRegisterNew: {
      description: 'Who registers with Google for a publisher of their own.',
      fields: { ...PERSON_FIELDS, ...PUBLISHER_FIELDS, ...TOKEN_FIELD, invitation_token: 'Absent or null.' },
    },
    GoogleRegisterInvited: {
      description: 'Who registers with Google by an invitation.',
      fields: { ...PERSON_FIELDS, ...INVITATION_FIELD, ...TOKEN_FIELD },
    },
    GoogleExchange: { description: 'What the issuer gave, and what was kept since the way there.' },
    Registration: {
      description: 'A request for an account.',
      fields: {
        email: { format: 'email' },
        phone: 'Null: the form does not ask for it.',
        publisher_name: 'Null with an invitation, as the code.',
        decision_note: 'Why it was rejected, as the person is told.',
        decided_on: 'Null while it is pending.',
      },
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
