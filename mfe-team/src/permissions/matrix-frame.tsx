import { Box, Grid, Span } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import { type Cell, COLUMNS, MATRIX, type MatrixColumn, type MatrixRow } from './matrix.ts'

const TEMPLATE = { base: '1fr', lg: 'minmax(9rem, 1.6fr) repeat(7, minmax(4rem, 1fr))' } as const

interface Props {
  readonly rows?: readonly MatrixRow[]
  /** The head of a column, in a wide window. */
  readonly head: (column: MatrixColumn, at: number) => ReactNode
  /** The head of a resource. */
  readonly title: (row: MatrixRow, at: number) => ReactNode
  readonly cell: (cell: Cell, row: number, column: number) => ReactNode
}

/** Resources by actions: a grid in a wide window, a group for each resource in a narrow one. */
export function MatrixFrame({ rows = MATRIX, head, title, cell }: Props) {
  const text = useText()
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="l3" overflow="hidden">
      <Grid
        display={{ base: 'none', lg: 'grid' }}
        templateColumns={TEMPLATE}
        columnGap="2"
        px="4"
        py="2"
        alignItems="end"
        bg="bg.muted"
        textStyle="xs"
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
          templateColumns={TEMPLATE}
          columnGap="2"
          px="4"
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
    </Box>
  )
}
