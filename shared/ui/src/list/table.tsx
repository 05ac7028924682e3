import { chakra } from '@chakra-ui/react'

const from = (width: 'md' | 'lg' | 'xl' | '2xl') => ({
  display: { base: 'none', [width]: 'table-cell' },
  _print: { display: 'table-cell' },
})
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/**
 * The look of a list's table, in one rule for all its cells: a component for each would cost a page of 500 rows dearly. From
 * `lg` on, a row is one line; in narrower windows, what has no column of its own is shown under the name. All rows have the same
 * height, so that nothing moves when they appear. On paper all columns are printed, smaller, and what serves to work with rows is not.
 */
export const Table = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'sm',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '--row-height': { base: '4.5rem', lg: '2.75rem' },
    '&[data-density=compact]': { '--row-height': { base: '4rem', lg: '2.25rem' } },
    '& th, & td': {
      px: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
      textAlign: 'start',
      fontWeight: 'normal',
      '&[data-align=end]': { textAlign: 'end' },
      '&[data-from=md]': from('md'),
      '&[data-from=lg]': from('lg'),
      '&[data-from=xl]': from('xl'),
      '&[data-from="2xl"]': from('2xl'),
    },
    '& thead th': {
      ...CUT,
      position: 'sticky',
      top: 'var(--head-top)',
      zIndex: '1',
      h: '2.5rem',
      bg: 'bg.panel',
      color: 'fg.muted',
      textStyle: 'xs',
      fontWeight: 'medium',
    },
    '& tbody th, & tbody td': { h: 'var(--row-height)', ...CUT, _print: { whiteSpace: 'normal' } },
    '& tbody th a': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& [data-own]': { px: '0', textAlign: 'center', _print: { display: 'none' } },
    _print: { zoom: '0.7', '--row-height': '2.25rem' },
    '& tbody label': { minH: 'calc(var(--row-height) - 1px)' },
    '& tbody tr': {
      scrollMarginTop: '2.5rem',
      scrollMarginBottom: '4rem',
      '&[data-row]': { cursor: 'pointer' },
      _hover: { bg: 'bg.subtle', '& th a': { textDecorationColor: 'currentColor' } },
      _selected: { bg: 'brand.subtle', _hover: { bg: 'brand.muted' } },
      focusVisibleRing: 'inside',
    },
  },
})
