/**
 * How the browser's own checkboxes look: in its dark scheme they would be gray squares. In forced colors they stay the
 * browser's.
 */
export const checkbox = {
  '@media (forced-colors: none)': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    flexShrink: '0',
    printColorAdjust: 'exact',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l1',
    bg: 'bg.panel',
    '&:is(:checked, :indeterminate)': { bg: 'brand.solid', borderColor: 'brand.solid' },
    '&:checked::before': {
      content: '""',
      boxSize: '2.5',
      bg: 'brand.contrast',
      clipPath: 'polygon(14% 44%, 0 60%, 42% 96%, 100% 20%, 84% 6%, 40% 66%)',
    },
    '&:indeterminate::before': { content: '""', w: '2', h: '2px', bg: 'brand.contrast' },
    '&:disabled': { opacity: '0.5' },
  },
} as const
