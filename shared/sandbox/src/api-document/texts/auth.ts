import { CODE } from '../../security/one-time-codes.ts'
import { LIMITS } from '../../security/rate-limits.ts'
import { seedId } from '../../seed/ids.ts'
import { count, type ResourceTexts } from './resource-texts.ts'

/** Tokens and codes that look like those of the API. */
const REFRESH_TOKEN = 'jV5qyCbgXKWZkQxPyqjAWx6BqpIUFoXVcb9fZErjf64'
const PASSWORD = 'Console-demo-1'
const REGISTRANT = {
  first_name: 'Phúc',
  last_name: 'Ngô',
  publisher_name: 'Mekong Play',
  publisher_code: 'mekong-play',
  note: 'Two puzzle games, about 40,000 players a month.',
} as const
const PENDING = 'pending@new.example'

const CODE_SENT_FIELDS = {
  expires_in: count('Seconds for which the code can be used.'),
  resend_in: count('Seconds until another one can be requested.'),
} as const
const CAPTCHA =
  'Only if a captcha is set up (`CAPTCHA_SECRET`): neither `captcha_token` nor the header `X-Captcha-Token` has a token from it, or the token was used before.'
const CODES =
  'A code has six digits and works once, within five minutes and five attempts; only the newest code for an address counts. A right code can still be used after another field was wrong.'
const MAILS = `At most one email in ${LIMITS.codeByEmail.window} seconds and ${LIMITS.codesByEmail.quota} an hour to an address, ${LIMITS.codesByNetwork.quota} an hour from a network.`

const PERSON_FIELDS = {
  locale: 'The person’s language, also for emails to them; if absent, the language of the request.',
  agree_terms: 'Must be true.',
} as const
const PUBLISHER_FIELDS = {
  publisher_code: 'Unique among publishers and pending registrations, regardless of case.',
  note: 'What the provider should know for its decision.',
} as const
const TOKEN_FIELD = { registration_token: 'Returned by auth.login_google. Not needed if the cookie `pub_reg` is sent.' } as const
const INVITATION_FIELD = { invitation_token: 'The token from the link in the invitation email.' } as const
const OTP_FIELD = { otp: 'The code from the email.' } as const
const CAPTCHA_FIELD = { captcha_token: 'The token from the invisible captcha, if one is set up.' } as const

export const authTexts: ResourceTexts<'auth'> = {
  tag: 'Signing in and out, and the tokens of a session. The host of the console makes these calls and keeps the tokens.',
  calls: {
    'auth.login': {
      summary: 'Sign in with email and password',
      description:
        'An unknown email and a wrong password give the same 401 after the same time. Only a caller who knows the password is told why an account cannot be used.',
      wrong: { '/body/email': 'invalid_email', '/body/password': 'required' },
      problems: { captcha_failed: CAPTCHA },
    },
    'auth.send_register_mail': {
      summary: 'Email a registration code',
      description: `The response is the same for every address. An address that has an account or is waiting for approval gets an email that says so instead of a code. ${MAILS}`,
      fields: CODE_SENT_FIELDS,
      wrong: { '/body/email': 'invalid_email' },
      problems: { captcha_failed: CAPTCHA },
    },
    'auth.register': {
      summary: 'Register with email and code',
      description: `Asks the provider for an account with a publisher of one’s own; it then waits for approval. With an \`invitation_token\` it needs neither code nor publisher: account and membership are created at once, and the status is \`approved\`. ${CODES}`,
      wrong: { '/body/otp': 'invalid_format', '/body/password': 'too_short', '/body/agree_terms': 'must_accept' },
      problems: {
        captcha_failed: CAPTCHA,
        otp_invalid: '`attempts_left` says how many attempts are left.',
        otp_expired: 'Also if no code was requested, or it was already used.',
        email_taken: 'Returned only to callers who have the code or the invitation.',
      },
    },
    'auth.register_google': {
      summary: 'Register with Google',
      description:
        'For a person for whom auth.login_google found no account; the email comes from Google. With an `invitation_token` for that email, account and membership are created at once.',
      wrong: { '/body/publisher_code': 'invalid_format', '/body/agree_terms': 'must_accept' },
      response: { method: 'google' },
      problems: {
        token_invalid: 'The registration token is missing, forged or older than ten minutes.',
        wrong_account: 'The Google account has another email.',
      },
    },
    'auth.google_redirect': {
      summary: 'Begin to sign in with Google',
      description:
        'Redirects the browser to the issuer, with `prompt=select_account` and PKCE. Behind the console, the host makes state, nonce and verifier, and gets the address from this call.',
      query: {
        client_id: 'The console’s id at the issuer; optional, because there is only one.',
        redirect_uri: 'Must be an address of the console: `/login/google` or `/login`, in either language.',
        state: 'Returned with the code.',
        nonce: 'Returned in the ID token.',
        code_challenge: 'The SHA-256 of the verifier, in base64url.',
        code_challenge_method: 'The only method that is allowed.',
      },
    },
    'auth.login_google': {
      summary: 'Sign in with Google',
      description:
        'Exchanges the code from the issuer. When a Google account first signs in, it is linked to the account that has its verified email. Behind the console, the page sends code and state, and the host adds the rest.',
      wrong: { '/body/code': 'required', '/body/code_verifier': 'invalid_format' },
      problems: {
        token_invalid: 'The code, the verifier or the token that the issuer signed is not valid.',
        registration_required:
          'Carries `registration` with email and names, `registration_token` and the cookie `pub_reg`, which auth.register_google accepts for ten minutes. The host of the console keeps the token and the cookie.',
      },
    },
    'auth.forgot_password': {
      summary: 'Email a password reset code',
      description: `The response is the same for every address. An address without an account gets an email that says so. ${MAILS}`,
      fields: CODE_SENT_FIELDS,
      wrong: { '/body/email': 'invalid_email' },
      problems: { captcha_failed: CAPTCHA },
    },
    'auth.reset_password': {
      summary: 'Set a new password',
      description: `Ends every session of the person and tells them by email. ${CODES}`,
      wrong: { '/body/otp': 'invalid_format', '/body/password': 'too_short' },
      problems: {
        otp_invalid: '`attempts_left` says how many attempts are left.',
        otp_expired: 'Also if no code was requested, or it was already used.',
      },
    },
    'auth.refresh': {
      summary: 'Exchange a refresh token for a new pair',
      description:
        'The old refresh token is used up. It returns the same pair again until the new refresh token is used, because a response can get lost or arrive late. After that it counts as stolen, and the whole session ends with `refresh_reused`. Refreshing does not extend the session: `refresh_expires_in` counts from the sign-in.',
      fields: { refresh_token: 'The newest refresh token of the session.' },
      request: { refresh_token: REFRESH_TOKEN },
      wrong: { '/body/refresh_token': 'required' },
    },
    'auth.logout': {
      summary: 'End a session',
      description:
        'Ends the session of the refresh token, of the access token, or both. Also succeeds if the session has already ended or a token is unknown.',
      bearer: 'optional',
      fields: { refresh_token: 'Of the session to end.' },
      request: { refresh_token: REFRESH_TOKEN },
      wrong: { '/body/refresh_token': 'invalid_type' },
    },
  },
  entities: {
    Credentials: {
      description: 'The person who signs in.',
      fields: { email: 'Regardless of case.', password: 'Not trimmed.', ...CAPTCHA_FIELD },
      example: { email: 'owner@lotus.example', password: PASSWORD },
    },
    CodeRequest: {
      description: 'The person to send a code to.',
      fields: { locale: 'The language of the email; if absent, the language of the request.', ...CAPTCHA_FIELD },
      example: { email: 'newcomer@lotus.example', locale: 'vi' },
    },
    CodeSent: {
      description: 'The same whether or not the address has an account.',
      fields: CODE_SENT_FIELDS,
      example: { message: 'OTP sent', expires_in: CODE.seconds, resend_in: LIMITS.codeByEmail.window },
    },
    PasswordReset: {
      description: 'A new password, with the code from the email.',
      fields: OTP_FIELD,
      example: { email: 'owner@lotus.example', otp: '048213', password: PASSWORD },
    },
    NewPassword: { description: '8 to 128 characters of any kind, but not only spaces; not trimmed.' },
    Otp: { description: 'A one-time code of six digits.' },
    RegisterWrite: {
      description: 'With `invitation_token`, registers by an invitation; without it, for a publisher of one’s own.',
      example: { ...REGISTRANT, email: PENDING, otp: '048213', password: PASSWORD, agree_terms: true, locale: 'vi' },
    },
    RegisterNew: {
      description: 'A person who registers a publisher of their own.',
      fields: { ...PERSON_FIELDS, ...PUBLISHER_FIELDS, ...OTP_FIELD, ...CAPTCHA_FIELD, invitation_token: 'Absent or null.' },
    },
    RegisterInvited: {
      description: 'A person who registers by an invitation, which gives the email.',
      fields: { ...PERSON_FIELDS, ...INVITATION_FIELD, ...CAPTCHA_FIELD },
    },
    GoogleRegisterWrite: {
      description: 'With `invitation_token`, registers by an invitation; without it, for a publisher of one’s own.',
      example: { ...REGISTRANT, agree_terms: true, locale: 'vi' },
    },
    GoogleRegisterNew: {
      description: 'A person who registers a publisher of their own with Google.',
      fields: { ...PERSON_FIELDS, ...PUBLISHER_FIELDS, ...TOKEN_FIELD, invitation_token: 'Absent or null.' },
    },
    GoogleRegisterInvited: {
      description: 'A person who registers with Google by an invitation.',
      fields: { ...PERSON_FIELDS, ...INVITATION_FIELD, ...TOKEN_FIELD },
    },
    GoogleExchange: {
      description: 'What the issuer returned, and what was kept since the redirect to it.',
      example: {
        code: 'aGVsbG8tZnJvbS10aGUtaXNzdWVy',
        redirect_uri: 'http://localhost:3000/login/google',
        code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        nonce: 'n-0S6_WzA2Mj',
      },
    },
    Registration: {
      description: 'A request for an account.',
      example: { ...REGISTRANT, id: seedId('registration', 1), email: PENDING, status: 'pending', decided_on: null },
      fields: {
        email: { format: 'email' },
        phone: 'Null: the form does not ask for it.',
        publisher_name: 'Null with an invitation, like the code.',
        decision_note: 'Why it was rejected; the person is told.',
        decided_on: 'Null while it is pending.',
      },
    },
    AuthTokens: {
      description: 'The tokens of a session.',
      example: {
        access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIwMTkzMDAwMCJ9.c2lnbmF0dXJl',
        refresh_token: REFRESH_TOKEN,
        expires_in: 60,
        refresh_expires_in: 25_200,
      },
      fields: {
        access_token: 'For `Authorization: Bearer`.',
        refresh_token: 'For auth.refresh, once.',
        token_type: { const: 'Bearer' },
        expires_in: {
          type: 'integer',
          minimum: 0,
          description: 'Seconds until the access token expires; 60 in the sandbox unless set.',
        },
        refresh_expires_in: {
          type: 'integer',
          minimum: 0,
          description: 'Seconds until the session expires; 25,200 from the sign-in in the sandbox unless set.',
        },
      },
    },
  },
}
