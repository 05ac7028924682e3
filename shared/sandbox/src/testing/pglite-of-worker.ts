declare const pgliteOfWorker: Pick<typeof import('@electric-sql/pglite'), 'PGlite' | 'types'>

/** Replaces the package in tests: its databases belong to the Jest worker and outlive a test file. */
export const { PGlite, types } = pgliteOfWorker
