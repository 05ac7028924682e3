import { defineConfig } from 'drizzle-kit'

/** For `npm run migration`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './shared/sandbox/src/db/schema/index.ts',
  out: './shared/sandbox/src/drizzle',
})
