declare const pgliteOfWorker: Pick<typeof import('@electric-sql/pglite'), 'PGlite' | 'types'>

/** Stands in for the package in tests: its databases are those of the Jest worker, which outlive a test file. */
export const { PGlite, types } = pgliteOfWorker
