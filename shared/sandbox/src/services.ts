import type { Captcha } from './captcha/captcha.ts'
import type { Database, OpenDatabase } from './db/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { Google } from './google/google.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Keys } from './security/keys.ts'
import type { Settings } from './settings.ts'
import type { Traces } from './telemetry/traces.ts'

/** Made once per process. */
export interface Services {
  readonly db: Database
  readonly engine: OpenDatabase['engine']
  readonly keys: Keys
  readonly settings: Pick<
    Settings,
    | 'accessTokenTtl'
    | 'refreshTokenTtl'
    | 'limitFactor'
    | 'validateResponses'
    | 'gatewayKey'
    | 'host'
    | 'filesOrigin'
    | 'onelinkHost'
    | 'consoleOrigin'
    | 'loginTest'
  >
  readonly files: FileStore
  readonly mailer: Mailer
  readonly google: Google
  /** Undefined: calls ask for none. */
  readonly captcha: Captcha | undefined
  /** The clock of everything that is stored or compared. */
  readonly now: () => Date
  readonly log: (line: string) => void
  /** Undefined: there is no collector. */
  readonly traces?: Pick<Traces, 'tell'> | undefined
}
