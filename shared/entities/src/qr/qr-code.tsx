import { Box, lazyPart } from '@console/ui'
import { type QrCodeProps, QrFrame } from './qr-frame.tsx'
import { QR_SIDE } from './qr-side.ts'

/** A text as a QR code with its downloads; the encoder is fetched with the first one. */
export const QrCode = lazyPart(
  () => import('./qr-picture.tsx'),
  (file) => file.QrPicture,
  { fallback: QrPlace },
)

/** As large as the code will be. */
function QrPlace({ name, fills }: QrCodeProps) {
  const picture = <Box boxSize={fills ? 'full' : QR_SIDE} bg="bg.muted" borderRadius="l2" />
  return fills ? picture : <QrFrame picture={picture} isSaved={name !== undefined} />
}

/** Fetches what makes QR codes as files, for a page that saves many at once. */
export const loadQrFiles = () => import('./qr-files.ts')
