import { useKitText } from '@console/i18n'
import { Button, chakra, Flex, Stack, saveFile, Text } from '@console/ui'
import { useMemo } from 'react'
import { qrPng, qrSvg } from './qr-files.ts'
import { QR_SIDE } from './qr-side.ts'

interface Props {
  /** What a scanner reads. */
  readonly text: string
  /** What the code leads to, for those who do not see it. */
  readonly label: string
  /** The file's name without its ending; without one there is nothing to download. */
  readonly name?: string
  /** The picture alone, as large as its place. */
  readonly fills?: true
}

export function QrPicture({ text, label, name, fills }: Props) {
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
    <Stack gap="3" align="start">
      <chakra.img src={src} alt={label} boxSize={QR_SIDE} borderRadius="l2" />
      {name === undefined ? null : (
        <Flex gap="2" wrap="wrap">
          <Button onClick={() => void savePng()}>{word('qr.png')}</Button>
          <Button onClick={() => saveFile(`${name}.svg`, svg, 'image/svg+xml')}>{word('qr.svg')}</Button>
        </Flex>
      )}
    </Stack>
  )
}
