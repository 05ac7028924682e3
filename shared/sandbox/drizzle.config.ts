import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate --config shared/sandbox/drizzle.config.ts`; the one migration is made anew until the first release. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './shared/sandbox/src/db/schema/index.ts',
  out: './shared/sandbox/src/drizzle',
})
