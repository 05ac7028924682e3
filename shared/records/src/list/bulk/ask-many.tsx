import { useKitText } from '@console/i18n'
import { Box, ConfirmDialog, type Selection, Text } from '@console/ui'
import type { ReactNode } from 'react'
import type { AnyRecord } from '../../record.ts'
import type { BulkAction } from './bulk-actions.ts'

interface Props<Row> {
  readonly action: BulkAction<Row>
  readonly chosen: Selection<Row>
  readonly rowName: (row: Row) => string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks whether an action on many rows is meant, naming them, or only those that something speaks against, and why. */
export function AskMany<Row extends AnyRecord>({ action, chosen, rowName, onConfirm, onClose }: Props<Row>) {
  const { ask, label, doubted } = action
  const rows = rowsToDo(action, chosen)
  return (
    <ConfirmDialog
      open
      title={ask?.title ?? doubted ?? label}
      confirm={label}
      danger={ask !== undefined && ask.choice === undefined}
      disabledReason={ask?.blocked}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {ask ? (
        <>
          <Text>{ask.text}</Text>
          {ask.choice ? <Box mt="3">{ask.choice}</Box> : null}
          <Names rows={rows} drawn={rowName} />
        </>
      ) : (
        <Names
          rows={rows.filter((row) => action.doubtOf?.(row))}
          drawn={(row) => (
            <>
              {rowName(row)}
              <Box color="fg.muted">{action.doubtOf?.(row)}</Box>
            </>
          )}
        />
      )}
    </ConfirmDialog>
  )
}

export function isAskedAbout<Row>(action: BulkAction<Row>, chosen: Selection<Row>): boolean {
  return action.ask !== undefined || rowsToDo(action, chosen).some((row) => action.doubtOf?.(row))
}

function rowsToDo<Row>({ refuses }: BulkAction<Row>, chosen: Selection<Row>): readonly Row[] {
  return [...chosen.values()].filter((row) => refuses(row) === undefined)
}

const MOST_NAMES = 10

function Names<Row extends AnyRecord>({ rows, drawn }: { readonly rows: readonly Row[]; readonly drawn: (row: Row) => ReactNode }) {
  const text = useKitText()
  const others = rows.length - MOST_NAMES
  return (
    <Box as="ul" ps="5" mt="3" listStyleType="disc" textStyle="sm">
      {rows.slice(0, MOST_NAMES).map((row) => (
        <li key={row.id}>{drawn(row)}</li>
      ))}
      {others > 0 ? <li>{text('list.bulk.others', { count: others })}</li> : null}
    </Box>
  )
}
