import { useKitText } from '@console/i18n'
import { Button, Flex, Stack } from '@console/ui'
import type { ReactNode } from 'react'

export interface QrCodeProps {
  readonly text: string
  /** What the code leads to, for screen readers. */
  readonly label: string
  /** The file's name without its ending; without one there is nothing to download. */
  readonly name?: string
  /** The picture alone, as large as its place. */
  readonly fills?: true
}

interface Props {
  readonly picture: ReactNode
  readonly isSaved: boolean
  readonly onPng?: () => void
  readonly onSvg?: () => void
}

/** A QR code over its downloads, which keep their place until they are given. */
export function QrFrame({ picture, isSaved, onPng, onSvg }: Props) {
  const word = useKitText()
  return (
    <Stack gap="3" align="start">
      {picture}
      {isSaved ? (
        <Flex gap="2" wrap="wrap" style={onPng ? undefined : { visibility: 'hidden' }}>
          <Button onClick={onPng}>{word('qr.png')}</Button>
          <Button onClick={onSvg}>{word('qr.svg')}</Button>
        </Flex>
      ) : null}
    </Stack>
  )
}
