import { isPlainText } from '@console/contract'
import { Box } from '@console/ui'
import { useMemo } from 'react'
import { drawRichText } from './draw.ts'
import { hasColors, Prose } from './prose.tsx'
import { readRichText } from './read-rich-text.ts'

/**
 * The only way to show rich text. It draws elements of its own from what the contract allows, so that nothing in `html`
 * becomes markup; plain text keeps its line breaks.
 */
export function RichTextView({ html }: { readonly html: string }) {
  const document = useMemo(() => (isPlainText(html) ? undefined : readRichText(html)), [html])
  if (!document) {
    return (
      <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
        {html}
      </Box>
    )
  }
  return <Prose paper={hasColors(document)}>{drawRichText(document)}</Prose>
}
