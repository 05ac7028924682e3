import { Icon, Span } from '@console/ui'
import { useText } from '../text.ts'
import { levelOf, MATRIX } from './matrix.ts'
import { MatrixFrame } from './matrix-frame.tsx'
import { RowNeeds } from './row-needs.tsx'

interface Props {
  readonly keys: readonly string[]
  readonly nameOf: (key: string) => string
}

/** Resources without any of the keys are left out. */
export function MatrixView({ keys, nameOf }: Props) {
  const text = useText()
  const rows = MATRIX.filter(({ cells }) => cells.some((cell) => cell && levelOf(cell, keys) !== 'none'))
  return (
    <MatrixFrame
      rows={rows}
      head={(column) => <Span fontWeight="medium">{text(`permissions.action.${column}`)}</Span>}
      title={(row) => (
        <>
          {text(`permissions.resource.${row.resource}`)}
          <RowNeeds row={row} keys={keys} nameOf={nameOf} />
        </>
      )}
      cell={(cell) => {
        const level = levelOf(cell, keys)
        if (level === 'none' || (level === 'own' && cell.own === undefined)) return null
        const name = nameOf(level === 'all' ? cell.all : (cell.own ?? cell.all))
        return (
          <Span display="flex" alignItems="center" gap="1.5" title={name} minH="6">
            <Icon id="check" size={14} />
            <Span textStyle="sm" srOnly={false} display={{ base: 'inline', lg: 'none' }}>
              {name}
            </Span>
            {level === 'own' ? (
              <Span aria-hidden color="fg.muted" display={{ base: 'none', lg: 'inline' }}>
                {text('permissions.own')}
              </Span>
            ) : null}
            <Span srOnly display={{ base: 'none', lg: 'inline' }}>
              {name}
            </Span>
          </Span>
        )
      }}
    />
  )
}
