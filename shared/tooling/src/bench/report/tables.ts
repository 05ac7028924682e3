import type { Table } from '../../table/table.ts'
import { type Checked, shown } from '../promises.ts'
import { middle } from '../readings.ts'
import type { Samples } from '../rounds.ts'

export function promiseTable(checked: readonly Checked[]): Table {
  const rows = checked.map(({ name, unit, value, low, high, promise, aim, verdict }) => {
    const figure = (one: number) => shown(one, unit)
    return [name, measured(figure(value), unit), `${figure(low)}-${figure(high)}`, `${promise}`, `${aim}`, verdict]
  })
  return { title: 'Promises', head: ['figure', 'median', 'middle half', 'promise', 'aim', ''], rows }
}

const COLUMNS = [
  ['kB', 'cold bytes', 'kB'],
  ['requests', 'cold requests', 'requests'],
  ['ready slow ms', 'cold ready', 'ms'],
  ['blocking slow ms', 'cold blocking', 'ms'],
  ['ready fast ms', 'cold-fast ready', 'ms'],
  ['revisit slow ms', 'revisit ready', 'ms'],
  ['heap MB', 'cold heap', 'MB'],
  ['shift', 'cold shift', 'shift'],
] as const

export function coldTable(samples: Samples): Table {
  const entries = [...new Set(Object.keys(samples).flatMap((series) => /^(.+) cold ready$/.exec(series)?.[1] ?? []))]
  const rows = entries.map((entry) => [
    entry,
    ...COLUMNS.map(([, figure, unit]) => {
      const spread = middle(`${entry} ${figure}`)(samples)
      return spread ? shown(spread.value, unit) : '-'
    }),
  ])
  return { title: 'The list of campaigns', head: ['page', ...COLUMNS.map(([name]) => name)], rows }
}

const STEPS = ['module-step', 'create-form', 'create-form-again', 'edit-form']

export function stepTable(samples: Samples): Table {
  const rows = ['console', 'one bundle'].flatMap((entry) =>
    STEPS.flatMap((step) => {
      const of = (figure: string) => middle(`${entry} ${step} ${figure}`)(samples)
      const ready = of('ready')
      if (!ready) return []
      const cell = (figure: string, unit: 'kB' | 'requests' | 'shift') => shown(of(figure)?.value ?? 0, unit)
      const cells = [shown(ready.value, 'ms'), cell('requests', 'requests'), cell('bytes', 'kB'), cell('shift', 'shift')]
      return [[`${entry}, ${step}`, ...cells]]
    }),
  )
  return { title: 'Steps', head: ['step', 'ready ms', 'requests', 'kB', 'shift'], rows }
}

function measured(figure: string, unit: Checked['unit']): string {
  return unit === 'kB' || unit === 'ms' || unit === 'MB' ? `${figure} ${unit}` : figure
}
