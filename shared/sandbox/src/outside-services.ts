import { type Captcha, type CaptchaSettings, remoteCaptcha } from './captcha/captcha.ts'
import { standInCaptcha } from './captcha/stand-in.ts'
import type { Database } from './db/database.ts'
import { type Google, googleAt } from './google/google.ts'
import { embeddedIssuer, ISSUER_PATH } from './google/issuer.ts'
import { redirectUris } from './google/redirect-uris.ts'
import { type Mailer, outboxMailer, smtpMailer } from './mail/mailer.ts'
import { isOnThisMachine } from './security/console-origin.ts'
import { type Keys, keyedHash } from './security/keys.ts'
import type { Settings } from './settings.ts'

interface Parts {
  readonly db: Database
  readonly keys: Keys
  readonly settings: Pick<Settings, 'consoleOrigin' | 'google' | 'captcha' | 'smtpUrl' | 'mailFrom'>
  readonly origin: string
  readonly now: () => Date
  readonly log: (line: string) => void
}

/** Each is what the settings name, or else a stand-in of this server. */
export function outsideServices(parts: Parts): { readonly mailer: Mailer; readonly google: Google; readonly captcha: Captcha | undefined } {
  const { db, settings, now, log } = parts
  const { smtpUrl, mailFrom, captcha } = settings
  return {
    mailer: smtpUrl ? smtpMailer(smtpUrl, mailFrom, log) : outboxMailer(db, mailFrom, now),
    google: settings.google ? googleAt(settings.google) : embeddedGoogle(parts),
    captcha: captcha && captchaOf(captcha, parts),
  }
}

const EMBEDDED_CLIENT = 'publisher-console'

function embeddedGoogle({ keys, origin, settings }: Parts): Google {
  const client = { clientId: EMBEDDED_CLIENT, clientSecret: keyedHash(keys.pepper, 'embedded issuer') }
  const { consoleOrigin } = settings
  const back = { redirectUris: redirectUris(consoleOrigin), isAnyPort: isOnThisMachine(consoleOrigin) }
  const issuer = embeddedIssuer({ origin, ...client, ...back, secret: keys.pepper })
  return googleAt({ issuer: origin + ISSUER_PATH, ...client }, issuer)
}

function captchaOf({ secret, siteKey, verifyUrl }: CaptchaSettings, { db, now, settings }: Parts): Captcha {
  const { consoleOrigin } = settings
  return verifyUrl ? remoteCaptcha(verifyUrl, secret) : standInCaptcha({ db, now, secret, siteKey, consoleOrigin })
}
