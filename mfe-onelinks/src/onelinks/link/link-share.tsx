import { QrCode } from '@console/entities'
import { CopyButton, Flex, Stack, TextLink, Verbatim } from '@console/ui'
import { useText } from '../../text.ts'

interface Props {
  readonly url: string
  /** Names the files of the QR code. */
  readonly customId: string
}

export function LinkShare({ url, customId }: Props) {
  const text = useText()
  return (
    <Flex gap="6" wrap="wrap" mb="5">
      <QrCode text={url} label={text('onelink.qr')} name={customId} />
      <Stack gap="3" align="start" flex="1" minW="14rem">
        <TextLink to={url} target="_blank" rel="noopener" overflowWrap="anywhere">
          <Verbatim>{url}</Verbatim>
        </TextLink>
        <CopyButton value={url} label={text('onelink.copy')} />
      </Stack>
    </Flex>
  )
}
