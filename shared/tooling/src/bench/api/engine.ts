import { freshDatabase } from '@console/sandbox/fresh-database'

export interface Engine {
  readonly name: string
  /** Whether it is also measured with a million campaigns, which the embedded one is not meant for. */
  readonly isForMany: boolean
  open(): Promise<{ readonly url: string | undefined; drop(): Promise<void> }>
}

const embedded: Engine = { name: 'PGlite', isForMany: false, open: async () => ({ url: undefined, drop: async () => {} }) }

/** The embedded database, and PostgreSQL if DATABASE_URL names a server: in databases of the bench's own, dropped afterwards. */
export function engines(environment: NodeJS.ProcessEnv): Engine[] {
  const server = environment.DATABASE_URL?.trim()
  return server ? [embedded, { name: 'PostgreSQL', isForMany: true, open: () => freshDatabase(server) }] : [embedded]
}
