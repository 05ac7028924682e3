import { createHash } from 'node:crypto'
import type { ModuleLine, Release } from './snapshot.ts'

/**
 * Returns where a publisher stands among the rollouts of a module, 0 to 99. It stays the same for ever and differs by module, so that
 * a share that grows keeps those who are in it, and not every trial meets the same publishers.
 */
export function bucketOf(id: string, publisher: string): number {
  return createHash('sha256').update(`${id}\0${publisher}`).digest().readUInt32BE(0) % 100
}

/** Returns whether a publisher gets the release that is rolled out to a share. Without a publisher nobody does. */
export function isInRollout(id: string, { rollout }: Pick<ModuleLine, 'rollout'>, publisher: string | null): boolean {
  return rollout !== undefined && publisher !== null && bucketOf(id, publisher) < rollout.share
}

/** Returns the releases that can be served, the wanted one first; the others follow for the case that it cannot be read or does not fit. */
export function candidates({ current, previous, rollout }: ModuleLine, inRollout: boolean): readonly Release[] {
  return [...(inRollout && rollout ? [rollout] : []), current, ...previous]
}
