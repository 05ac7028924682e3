import { createHash } from 'node:crypto'
import { ProblemError } from '../problems/problem.ts'

/** The versions in `If-Match`; null if any version is accepted. */
export type IfMatch = readonly number[] | null

/**
 * Returns the ETag of a response: the version of the record, then a hash of the body. The hash is needed because a response
 * also contains parts with their own versions (a campaign's missions), and differs by what the caller may see.
 */
export function entityTag(body: string, version: number | undefined): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12)
  return version === undefined ? `"${hash}"` : `"${version}.${hash}"`
}

/** Reads `"7"` as well as the tags of this server. A tag without a version matches nothing. */
export function readIfMatch(header: string | undefined): IfMatch {
  if (header === undefined || header.trim() === '*') return null
  return header.split(',').map((tag) => Number(/^\s*"(\d{1,9})(?:\.[^"]*)?"\s*$/.exec(tag)?.[1] ?? Number.NaN))
}

export function requireVersion(ifMatch: IfMatch, current: number): void {
  if (ifMatch && !ifMatch.includes(current)) throw new ProblemError('version_mismatch', { current_version: current })
}

export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
