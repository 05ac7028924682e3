import type { Database, OpenDatabase } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Keys } from '../security/keys.ts'
import type { Settings } from '../settings.ts'

/** What calls are answered with; made once per process. */
export interface Services {
  readonly db: Database
  readonly engine: OpenDatabase['engine']
  readonly keys: Keys
  readonly settings: Pick<
    Settings,
    'accessTokenTtl' | 'refreshTokenTtl' | 'limitFactor' | 'validateResponses' | 'gatewayKey' | 'filesOrigin'
  >
  readonly files: FileStore
  /** The clock of everything that is stored or compared. */
  readonly now: () => Date
  readonly log: (line: string) => void
}
