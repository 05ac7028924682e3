import * as v from 'valibot'
import { Hash, Id, Integrity, inEachLocale, Path, type Read } from './manifests.ts'

/** A release by its name. `record` is the integrity of its manifest, which has that of every file: who signs the snapshot signs them all. */
const Release = v.object({ hash: Hash, record: Integrity })
export type Release = Read<typeof Release>

/** A share of the publishers, in percent; everybody would be a release. */
const Percent = v.pipe(v.number(), v.integer(), v.minValue(1, 'must be 1 to 99 percent'), v.maxValue(99, 'must be 1 to 99 percent'))

/** What is live of the shell; `previous` has what was live before, newest first. */
const Line = v.object({ current: Release, previous: v.array(Release) })
export type Line = Read<typeof Line>

/** The same of a module, with what pages and releases of others need to know of it even if its manifest cannot be read. */
const ModuleLine = v.object({
  ...Line.entries,
  /** The path prefixes of the current release. */
  owns: v.array(Path),
  /** What its area is called. */
  labels: inEachLocale(v.string()),
  /** Switched off: its pages say so, and none of its code is served to them. */
  off: v.optional(v.literal(true)),
  /** A release that only a share of the publishers gets. */
  rollout: v.optional(v.object({ ...Release.entries, share: Percent })),
})
export type ModuleLine = Read<typeof ModuleLine>

const Time = v.pipe(v.string(), v.isoTimestamp('is no time'))

/** `live.json`: everything that is live, in one file that is replaced as a whole. */
export const Snapshot = v.object({
  schema: v.literal(1, 'is of a format that this version does not read'),
  /** One more with each change: who writes says which number they read. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: Time,
  by: v.string(),
  why: v.string(),
  /** The commit that was built, if it is known. */
  commit: v.optional(v.string()),
  /** After this time, hosts do not take it for news any more. Every change renews it. */
  expires: Time,
  shell: v.nullable(Line),
  modules: v.record(Id, ModuleLine),
  /** Ed25519 over everything else, in base64. */
  signature: v.optional(v.string()),
})
export type Snapshot = Read<typeof Snapshot>
