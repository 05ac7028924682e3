/** Height of a line, so that a list of many knows where each one is. */
export const LINE_HEIGHT = { base: '5.75rem', md: '4.25rem', xl: '3.25rem' } as const

/** As wide in lines without a menu, so that all bars share one scale. */
const MENU = 'var(--timeline-menu, 0px)'
const COLUMNS = { base: `minmax(0, 1fr) ${MENU}`, md: `15rem minmax(0, 1fr) ${MENU}`, xl: `23rem minmax(0, 1fr) ${MENU}` }
const GRID = { display: 'grid', gridTemplateColumns: COLUMNS, alignItems: 'center', columnGap: '3', px: '4' }
const ONE_LINE = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const RULE = { position: 'absolute', insetBlock: '0', pointerEvents: 'none' }
const ON_LINE = { position: 'absolute', top: '50%', transform: 'translateY(-50%)' }

/** The parts of a timeline by `data-part`: names beside the bars, on a phone above them. */
export const TIMELINE_STYLE = {
  '& [data-part=line]': { ...GRID, alignContent: 'center', rowGap: '1', h: LINE_HEIGHT, textStyle: 'sm' },
  '& [data-part=axis]': { ...GRID, h: '7', textStyle: 'xs', color: 'fg.muted' },
  '& [data-part=axis] span': { position: 'absolute', bottom: '1', whiteSpace: 'nowrap' },
  // On a tablet the bars have less room than on a phone, because the names are beside them.
  '& [data-part=axis] span:nth-of-type(even)': { display: { md: 'none', lg: 'inline' } },
  '& [data-dense] span:nth-of-type(even)': { display: { base: 'none', lg: 'inline' } },
  '& [data-dense] span:nth-of-type(4n + 3)': { display: { md: 'none', lg: 'inline' } },
  '& [data-part=name]': { minW: '0' },
  '& [data-part=place]': {
    position: 'relative',
    gridColumn: { base: '1 / -1', md: '2' },
    gridRow: { base: '2', md: '1' },
    alignSelf: 'stretch',
    minH: '5',
  },
  '& [data-part=axis] [data-part=place]': { gridRow: '1' },
  '& [data-part=menu]': { gridColumn: { base: '2', md: '3' }, gridRow: '1' },
  '& [data-part=title]': ONE_LINE,
  // Status and dates have two lines where the column is narrow.
  '& [data-part=words]': {
    ...ONE_LINE,
    whiteSpace: { base: 'normal', xl: 'nowrap' },
    textStyle: 'xs',
    fontWeight: 'normal',
    color: 'fg.muted',
  },
  '& [data-part=words] *': { fontSize: 'inherit', lineHeight: 'inherit' },
  '& [data-part=words] > :first-of-type': { me: '1' },
  // Dates go to the next line together, and not by half. On a single line they are cut where it ends, instead of left out.
  '& [data-part=period]': { display: { base: 'inline-block', xl: 'inline' } },
  '& [data-part=track]': { position: 'relative', h: 'full', minH: '5' },
  '& [data-part=tick]': { ...RULE, layerStyle: 'mark', w: '1px', bg: 'border.muted', _highContrast: { bg: 'GrayText' } },
  '& [data-part=today]': { ...RULE, layerStyle: 'mark', w: '2px', bg: 'red.solid' },
  '& [data-part=bar]': { ...ON_LINE, h: { base: '3', md: '5' }, minW: '1.5', borderRadius: 'l2' },
  '& [data-cut-start]': { borderStartRadius: '0' },
  '& [data-cut-end]': { borderEndRadius: '0' },
  '& [data-bar=active]': { layerStyle: 'mark', bg: 'brand.solid', _highContrast: { bg: 'Highlight' } },
  '& [data-bar=inactive]': { bg: 'bg.panel', border: '2px dashed', borderColor: 'border.control' },
  '& [data-bar=ended]': { layerStyle: 'mark', bg: 'fg.subtle', _highContrast: { bg: 'GrayText' } },
  '& [data-bar=unknown]': { bg: 'bg.muted', border: '2px dotted', borderColor: 'border.control' },
  '& [data-part=late]': {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    layerStyle: 'mark',
    bg: 'orange.solid',
    borderEndRadius: 'l2',
  },
  '& [data-handle]': {
    position: 'absolute',
    insetBlock: '-1',
    w: '3',
    cursor: 'ew-resize',
    touchAction: 'none',
    borderRadius: 'l1',
    '&:hover, &[data-held]': { bg: 'bg.panel', border: '2px solid', borderColor: 'fg' },
  },
  '& [data-handle=start_date]': { insetInlineStart: '-1.5' },
  '& [data-handle=end_date]': { insetInlineEnd: '-1.5' },
  '& [data-count]': { ...ON_LINE, layerStyle: 'mark', h: '3', bg: 'brand.solid', _highContrast: { bg: 'Highlight' } },
  '& [data-count="1"]': { h: '1' },
  '& [data-count="0"]': {
    h: '0',
    bg: 'transparent',
    _highContrast: { bg: 'transparent' },
    borderTop: '2px dotted',
    borderColor: 'border.control',
  },
} as const
