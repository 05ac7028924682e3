import { freshDatabase } from '@console/sandbox/fresh-database'

/** A database of the sandbox: the embedded one, or one on a server. */
export interface Engine {
  readonly name: string
  open(): Promise<{ readonly url: string | undefined; drop(): Promise<void> }>
}

const embedded: Engine = { name: 'PGlite', open: async () => ({ url: undefined, drop: async () => {} }) }

/** The embedded database, and PostgreSQL if DATABASE_URL names a server: in databases of the bench's own, dropped afterwards. */
export function engines(environment: NodeJS.ProcessEnv): Engine[] {
  const server = environment.DATABASE_URL?.trim()
  return server ? [embedded, { name: 'PostgreSQL', open: () => freshDatabase(server) }] : [embedded]
}
