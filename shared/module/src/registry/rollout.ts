import { createHash } from 'node:crypto'
import type { ModuleLine, Release } from './snapshot.ts'

/**
 * Returns the bucket of a publisher in the rollouts of a module, 0 to 99. It never changes, so a share that grows keeps the publishers
 * that it has. It differs by module, so that not every trial gets the same publishers.
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
