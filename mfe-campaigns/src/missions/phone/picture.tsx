import { isHttpUrl } from '@console/contract'
import { Box, chakra } from '@console/ui'

/** A picture as wide as the screen, or a placeholder of the same size with `words` while there is no picture. */
export function PreviewPicture({ url, words }: { readonly url: string | null; readonly words: string }) {
  const look = { w: 'full', aspectRatio: '16 / 9', bg: 'bg.muted' } as const
  if (url && isHttpUrl(url)) return <chakra.img {...look} src={url} alt="" objectFit="cover" />
  return (
    <Box {...look} display="grid" placeItems="center" textStyle="sm" color="fg.muted">
      {words}
    </Box>
  )
}
