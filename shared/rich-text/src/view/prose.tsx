import { linesOfRichText, type RichTextDocument } from '@console/contract'
import { chakra } from '@console/ui'

/** The background and the spacing of rich text, the same where it is read and where it is written. */
export const Prose = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    minW: '0',
    '--lexical-indent-base-value': '30px',
    '& p': { minHeight: '1lh', _notLast: { marginBottom: '2' } },
    '& ul, & ol': { paddingLeft: '6', _notLast: { marginBottom: '2' } },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& ul ul': { listStyleType: 'circle' },
    '& li ul, & li ol': { marginBottom: '0' },
    '& b, & strong': { fontWeight: 'bold' },
    '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& img': { display: 'inline-block', maxWidth: 'full', height: 'auto', verticalAlign: 'bottom' },
  },
  variants: {
    /** The author chose colors for a light background: they get one in the dark theme too. */
    paper: {
      true: { _dark: { bg: 'white', color: 'gray.900', padding: '3', borderRadius: 'l2', '& a': { color: 'brand.700' } } },
      false: {},
    },
  },
})

export function hasColors(document: RichTextDocument): boolean {
  return linesOfRichText(document)
    .flat()
    .some((run) => run.kind === 'text' && run.style.includes('color'))
}
