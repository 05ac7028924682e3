import { fileURLToPath } from 'node:url'

// These are beside this file in the sources, but beside main.js in the bundle; so only this file names them.
export const migrationsFolder = fileURLToPath(new URL('./drizzle', import.meta.url))
/** SHA-256 of each migration, by its file. */
export const migrationSums = `${migrationsFolder}/sums.json`
/** An archive of a migrated, empty PGlite data folder. The bundle makes it; the sources have none. */
export const preparedDatabase = fileURLToPath(new URL('./prepared.tar', import.meta.url))
export const cacheFolder = fileURLToPath(new URL('../../../.build/cache', import.meta.url))
export const bundleFolder = fileURLToPath(new URL('../../../.build/sandbox', import.meta.url))
