/** How long a file of a module may take to load, in milliseconds, before its area says that it is slow. */
export const LOAD_LIMIT_MS = 8_000
