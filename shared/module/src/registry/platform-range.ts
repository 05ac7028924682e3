import semver from 'semver'

/** A platform version: three numbers without a suffix. */
export const VERSION = /^\d+\.\d+\.\d+$/
const RANGE = /^\^?\d+\.\d+\.\d+$/

/** Returns whether a platform version satisfies `^1.2.3` (as in npm) or equals `1.2.3`. Any other kind of range is never satisfied. */
export function fitsPlatform(range: string, version: string): boolean {
  return RANGE.test(range) && VERSION.test(version) && semver.satisfies(version, range)
}

/** Returns the range of a module that is built against this version: this platform or a later compatible one. */
export function platformRange(version: string): string {
  return `^${semver.major(version)}.${semver.minor(version)}.0`
}
