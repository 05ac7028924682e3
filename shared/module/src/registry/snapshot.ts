import * as v from 'valibot'
import { Hash, Id, Integrity, inEachLocale, Path, type Read } from './manifests.ts'

/** `record` is the integrity of the manifest, which has that of every file: a signature of the snapshot covers them all. */
const Release = v.object({ hash: Hash, record: Integrity })
export type Release = Read<typeof Release>

/** In percent of the publishers; 100 would be a release. */
const Percent = v.pipe(v.number(), v.integer(), v.minValue(1, 'must be 1 to 99 percent'), v.maxValue(99, 'must be 1 to 99 percent'))

/** Only in a registry with a list of keys. */
const Signed = v.object({
  /** The number in which the line was changed: an older one never takes its place. */
  number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Ed25519 over the rest of the line and its id, in base64. */
  signature: v.optional(v.string()),
})

/** `previous` has what was live before, newest first. */
const Line = v.object({ current: Release, previous: v.array(Release), ...Signed.entries })
export type Line = Read<typeof Line>

/** With what others need to know of a module even if its manifest cannot be read. */
const ModuleLine = v.object({
  ...Line.entries,
  owns: v.array(Path),
  labels: inEachLocale(v.string()),
  /** Switched off: its pages say so, and none of its code is served to them. */
  off: v.optional(v.literal(true)),
  rollout: v.optional(v.object({ ...Release.entries, share: Percent })),
})
export type ModuleLine = Read<typeof ModuleLine>

/** DER (spki) in base64, which begins in the same way for every Ed25519 key. */
const PublicKey = v.pipe(v.string(), v.regex(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/, 'is no Ed25519 public key'))

/** A key of the registry may change everything, and this list too. */
const Keys = v.object({
  /** Module, or `shell` -> the keys of its team. Without an entry, only the registry's key may change it. */
  modules: v.record(Id, v.array(PublicKey)),
  /** Module -> the number in which it was withdrawn, so that nobody brings its old line back. */
  withdrawn: v.record(Id, v.number()),
  number: v.number(),
  /** By a key of the registry, over everything else. */
  signature: v.string(),
})
export type Keys = Read<typeof Keys>

const Time = v.pipe(v.string(), v.isoTimestamp('is no time'))

/** `live.json`: everything that is live, in one file that is replaced as a whole. */
export const Snapshot = v.object({
  /** 2 has a list of keys. */
  schema: v.picklist([1, 2], 'is of a format that this version does not read'),
  /** Higher with each change. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: Time,
  by: v.string(),
  why: v.string(),
  commit: v.optional(v.string()),
  /** After this time, hosts do not take it for news any more. Every change renews it. */
  expires: Time,
  shell: v.nullable(Line),
  modules: v.record(Id, ModuleLine),
  /** Without it, the registry's key signs for everybody. */
  keys: v.optional(Keys),
  /** Ed25519 over everything else, in base64; by the registry's key or by one of the list. */
  signature: v.optional(v.string()),
})
export type Snapshot = Read<typeof Snapshot>
