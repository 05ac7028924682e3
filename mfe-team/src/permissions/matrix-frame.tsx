import { Box, Grid, Span } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import { type Cell, COLUMNS, MATRIX, type MatrixColumn, type MatrixRow } from './matrix.ts'

/** Columns are as wide as their widest word, and the names of the resources take the rest. */
const COLUMN_WIDTHS = { base: '1fr', lg: 'minmax(7.5rem, 1fr) repeat(7, auto)' } as const
const LINE = { gridColumn: '1 / -1', templateColumns: { base: '1fr', lg: 'subgrid' }, px: { base: '4', lg: '3', xl: '4' } } as const

interface Props {
  readonly rows?: readonly MatrixRow[]
  /** In a wide window alone. */
  readonly head: (column: MatrixColumn, at: number) => ReactNode
  readonly title: (row: MatrixRow, at: number) => ReactNode
  readonly cell: (cell: Cell, row: number, column: number) => ReactNode
}

/** Resources by actions: a grid in a wide window, a group for each resource in a narrow one. */
export function MatrixFrame({ rows = MATRIX, head, title, cell }: Props) {
  const text = useText()
  return (
    // `clip` and not `hidden`, so that the head can be sticky.
    <Grid
      templateColumns={COLUMN_WIDTHS}
      columnGap={{ lg: '2', xl: '3' }}
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      overflow="clip"
    >
      <Grid
        {...LINE}
        display={{ base: 'none', lg: 'grid' }}
        position="sticky"
        top="var(--header)"
        zIndex="1"
        py="2"
        alignItems="end"
        bg="bg.muted"
        textStyle="sm"
        whiteSpace="nowrap"
      >
        <span />
        {COLUMNS.map((column, at) => (
          <Box key={column}>{head(column, at)}</Box>
        ))}
      </Grid>
      {rows.map((row, at) => (
        <Grid
          key={row.resource}
          role="group"
          aria-label={text(`permissions.resource.${row.resource}`)}
          {...LINE}
          py={{ base: '3', lg: '1.5' }}
          alignItems="start"
          borderTopWidth={at === 0 ? { base: '0', lg: '1px' } : '1px'}
          borderColor="border"
        >
          <Box fontWeight="medium" textStyle="sm">
            {title(row, at)}
          </Box>
          {row.cells.map((one, column) =>
            one ? <Box key={one.all}>{cell(one, at, column)}</Box> : <Span key={COLUMNS[column]} display={{ base: 'none', lg: 'block' }} />,
          )}
        </Grid>
      ))}
    </Grid>
  )
}
