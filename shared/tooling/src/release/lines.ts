import type { Store } from '@console/federation'
import { type Line, type ModuleLine, SHELL, type Snapshot } from '@console/module/registry'

export function statusLines(live: Snapshot): string[] {
  const lines = [...(live.shell ? [[SHELL, live.shell] as const] : []), ...Object.entries(live.modules)]
  const width = Math.max(...lines.map(([id]) => id.length))
  return [
    `number ${live.number}, ${live.at}, by ${live.by}: ${live.why}`,
    `expires ${live.expires}`,
    ...lines.map(([id, line]) => `  ${id.padEnd(width)}  ${line.current.hash}${aside(line)}`),
  ]
}

function aside(line: Line | ModuleLine): string {
  const told = [
    ...('owns' in line ? [line.owns.join(' ')] : []),
    ...('off' in line ? ['SWITCHED OFF'] : []),
    ...('rollout' in line && line.rollout ? [`${line.rollout.hash} for ${line.rollout.share} % of the publishers`] : []),
    ...(line.previous[0] ? [`before: ${line.previous[0].hash}`] : []),
  ]
  return told.map((one) => `  ${one}`).join('')
}

/** Newest first. */
export function historyLines(store: Store): string[] {
  return store.numbers().map((number) => {
    try {
      const { at, by, why, commit } = store.at(number) ?? {}
      return `${number}  ${at}  ${by}: ${why}${commit ? ` (${commit.slice(0, 12)}${commit.includes(' ') ? ', with changes' : ''})` : ''}`
    } catch (error) {
      return `${number}  cannot be read: ${Error.isError(error) ? error.message : error}`
    }
  })
}
