export interface StoredSession {
  /** SHA-256 of the id in the cookie. */
  readonly key: string
  readonly sealed: string
  /** Grows by one with every change of the tokens. */
  readonly version: number
  /** Milliseconds since 1970. */
  readonly expires: number
}

/** Ends by itself, so that nobody waits for a host that died. */
export interface Lock {
  /** Keeps it for another `ms` from now. Does nothing if another host holds it by now. */
  extend(ms: number): Promise<void>
  release(): Promise<void>
}

export interface SessionStore {
  create(session: StoredSession): Promise<void>
  /** Returns null when the session does not exist or has expired. */
  read(key: string): Promise<StoredSession | null>
  /** Stores new tokens if the session is still at `version`; returns false if it is not, or is gone. */
  replace(key: string, version: number, next: Pick<StoredSession, 'sealed' | 'expires'>): Promise<boolean>
  remove(key: string): Promise<void>
  /** Takes the lock for at most `ms`; null while another host holds it. */
  lock(key: string, ms: number): Promise<Lock | null>
  /** Resolves when the session is no longer at `version` (null: it is gone), or unchanged after `ms`. */
  waitForChange(key: string, version: number, ms: number): Promise<StoredSession | null>
  close(): Promise<void>
}
