import { fileURLToPath } from 'node:url'

// Beside this file in the sources and beside main.js in the bundle, hence one place that names them.
/** The folder of the generated migration. */
export const migrationsFolder = fileURLToPath(new URL('./drizzle', import.meta.url))
/** A migrated, empty PGlite data folder as an archive; made by the bundle, absent in the sources. */
export const preparedDatabase = fileURLToPath(new URL('./prepared.tar', import.meta.url))
/** Where tests keep what can be made again. */
export const cacheFolder = fileURLToPath(new URL('../../../.build/cache', import.meta.url))
