import { Text } from '@console/ui'
import { useText } from '../text.ts'
import type { MatrixRow } from './matrix.ts'
import { missingNeeds } from './needs.ts'

interface Props {
  readonly row: MatrixRow
  readonly keys: readonly string[]
  readonly nameOf: (key: string) => string
}

/** Marks a row of the matrix whose permissions need another one of the same row. */
export function RowNeeds({ row, keys, nameOf }: Props) {
  const text = useText()
  const isOfRow = (key: string) => row.cells.some((cell) => cell?.all === key || cell?.own === key)
  const needs = new Set(missingNeeds(keys).flatMap((need) => (isOfRow(need.key) ? [need.needs] : [])))
  if (needs.size === 0) return null
  return (
    <Text textStyle="xs" fontWeight="normal" color="orange.fg">
      {text('permissions.needs.row', { names: [...needs].map(nameOf).join(', ') })}
    </Text>
  )
}
