import { createHash } from 'node:crypto'
import { ProblemError } from './problem.ts'

/** Versions that `If-Match` names; null where any version will do. */
export type IfMatch = readonly number[] | null

/**
 * The ETag of an answer: a record's version, then a hash of what is shown, because a record's answer also holds parts
 * with versions of their own (a campaign's missions) and what the caller may not see.
 */
export function entityTag(body: string, version: number | undefined): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12)
  return version === undefined ? `"${hash}"` : `"${version}.${hash}"`
}

/** Reads `"7"` as well as the tags this server gives; a tag that names no version matches none. */
export function readIfMatch(header: string | undefined): IfMatch {
  if (header === undefined || header.trim() === '*') return null
  return header.split(',').map((tag) => Number(/^\s*"(\d{1,9})(?:\.[^"]*)?"\s*$/.exec(tag)?.[1] ?? Number.NaN))
}

/** Refuses a change that is based on another version than the current one (412). */
export function requireVersion(ifMatch: IfMatch, current: number): void {
  if (ifMatch && !ifMatch.includes(current)) throw new ProblemError('version_mismatch', { current_version: current })
}

export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
