import semver from 'semver'

/** A platform's version: three numbers, nothing behind them. */
export const VERSION = /^\d+\.\d+\.\d+$/
const RANGE = /^\^?\d+\.\d+\.\d+$/

/** Whether a platform version fits `^1.2.3` (as npm reads it) or an exact `1.2.3`; any other range fits none. */
export function fitsPlatform(range: string, version: string): boolean {
  return RANGE.test(range) && VERSION.test(version) && semver.satisfies(version, range)
}

/** The range of a module that is built against this version: this platform or a later one that breaks nothing. */
export function platformRange(version: string): string {
  return `^${semver.major(version)}.${semver.minor(version)}.0`
}
