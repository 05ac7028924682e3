import { Box, lazyPart } from '@console/ui'
import { QR_SIDE } from './qr-side.ts'

/** A text as a QR code with its downloads; the encoder is fetched with the first one. */
export const QrCode = lazyPart(
  () => import('./qr-picture.tsx'),
  (file) => file.QrPicture,
  { fallback: <Box boxSize={QR_SIDE} bg="bg.muted" borderRadius="l2" /> },
)

/** Fetches what makes QR codes as files, for a page that saves many at once. */
export const loadQrFiles = () => import('./qr-files.ts')
