import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate --config shared/sandbox/drizzle.config.ts`; until the first release there is one migration, which each change of the schema replaces. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './shared/sandbox/src/db/schema/index.ts',
  out: './shared/sandbox/src/drizzle',
})
