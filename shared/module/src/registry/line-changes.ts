import { SHELL } from './file-names.ts'
import type { Line, ModuleLine, Snapshot } from './snapshot.ts'

/** Null where it is not live. */
export interface LineChange {
  readonly id: string
  readonly before: Line | ModuleLine | null
  readonly after: Line | ModuleLine | null
}

/** Returns the parts of the console of which people would get something else, the shell first. */
export function lineChanges(before: Snapshot | null, after: Snapshot): LineChange[] {
  const [was, is] = [linesOf(before), linesOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((id): LineChange => ({ id, before: was.get(id) ?? null, after: is.get(id) ?? null }))
    .filter((change) => change.before === null || change.after === null || differences(change.before, change.after).length > 0)
}

/** Returns a change as a line for the person at the terminal. */
export function changeText({ id, before, after }: LineChange): string {
  if (!after) return `${id}: leaves the console${before ? ` (${before.current.hash})` : ''}`
  if (!before) return `${id}: ${after.current.hash}, new in the console`
  return `${id}: ${differences(before, after).join(', ')}`
}

function linesOf(snapshot: Snapshot | null): ReadonlyMap<string, Line | ModuleLine> {
  return new Map([...(snapshot?.shell ? [[SHELL, snapshot.shell] as const] : []), ...Object.entries(snapshot?.modules ?? {})])
}

function differences(before: Line & Partial<ModuleLine>, after: Line & Partial<ModuleLine>): string[] {
  const [was, is] = [rolloutText(before), rolloutText(after)]
  return [
    ...(before.current.hash === after.current.hash ? [] : [`${before.current.hash} → ${after.current.hash}${older(before, after)}`]),
    ...(was === is ? [] : [is ?? `the rollout of ${was} ends`]),
    ...(before.off === after.off ? [] : [after.off ? 'switched off' : 'switched on']),
  ]
}

const rolloutText = ({ rollout }: Partial<ModuleLine>) => (rollout ? `${rollout.hash} for ${rollout.share} % of the publishers` : null)

function older(before: Line, after: Line): string {
  const steps = before.previous.findIndex(({ hash }) => hash === after.current.hash) + 1
  if (steps === 0) return ''
  return steps === 1 ? ' (the release before)' : ` (${steps} releases older)`
}
