import { useKitText } from '@console/i18n'
import { chakra, saveFile, Text } from '@console/ui'
import { useMemo } from 'react'
import { qrPng, qrSvg } from './qr-files.ts'
import { type QrCodeProps, QrFrame } from './qr-frame.tsx'
import { QR_SIDE } from './qr-side.ts'

export function QrPicture({ text, label, name, fills }: QrCodeProps) {
  const word = useKitText()
  const svg = useMemo(() => qrSvg(text), [text])
  if (!svg) return <Text color="fg.muted">{word('qr.tooLong')}</Text>

  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  if (fills) return <chakra.img src={src} alt={label} boxSize="full" objectFit="contain" />

  async function savePng(): Promise<void> {
    const png = await qrPng(text)
    if (png) saveFile(`${name}.png`, png)
  }

  return (
    <QrFrame
      picture={<chakra.img src={src} alt={label} boxSize={QR_SIDE} borderRadius="l2" />}
      isSaved={name !== undefined}
      onPng={() => void savePng()}
      onSvg={() => saveFile(`${name}.svg`, svg, 'image/svg+xml')}
    />
  )
}
