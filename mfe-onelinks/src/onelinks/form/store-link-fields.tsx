import { isHttpUrl, isUrlOrAppLink, pastedAddress } from '@console/contract'
import { TextField, useFieldValue } from '@console/forms'
import { Box, Button, Notice, Text } from '@console/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../text.ts'

export const PLAY = 'android.google_play_url'
export const APP_STORE = 'ios.app_store_url'

export function StoreLinkFields() {
  const text = useText()
  return (
    <>
      <StoreLinkField name={PLAY} other={APP_STORE} label={text('onelink.googlePlay')} platform="android" />
      <StoreLinkField name={APP_STORE} other={PLAY} label={text('onelink.appStore')} platform="ios" />
    </>
  )
}

interface Props {
  readonly name: string
  readonly other: string
  readonly label: string
  readonly platform: 'android' | 'ios'
}

function StoreLinkField({ name, other, label, platform }: Props) {
  const text = useText()
  const [typed, change] = useFieldValue<string | null>(name)
  const [others, changeOther] = useFieldValue<string | null>(other)
  const address = pastedAddress(typed ?? '')
  const url = isUrlOrAppLink(address) ? URL.parse(address) : null
  const reader = useReader(url !== null)
  const page = url && reader?.storePage(address)
  const isWrong = page && page.platform !== platform

  function hint(): string {
    if (!url || !reader || page?.app === null) return text('onelink.address.hint')
    if (page) return text('onelink.address.store', { store: page.store, app: page.app })
    if (!isHttpUrl(address)) return text('onelink.address.app_link', { name: url.protocol.slice(0, -1) })
    return text(reader.isForwarding(address) ? 'onelink.address.forwarding' : 'onelink.address.site', { name: url.host })
  }

  function move(): void {
    change(others)
    changeOther(typed)
  }

  return (
    <Box>
      <TextField name={name} label={label} hint={hint()} />
      <Box role="status" mt={isWrong || page?.app === null ? '2' : '0'}>
        {isWrong ? (
          <Notice>
            <Text mb="2">{text(`onelink.address.wrong.${platform}`)}</Text>
            {page.platform === 'desktop' ? null : (
              <Button size="xs" breaks onClick={move}>
                {text(`onelink.address.move.${platform}`)}
              </Button>
            )}
          </Notice>
        ) : page?.app === null ? (
          <Notice>{text('onelink.address.noApp')}</Notice>
        ) : null}
      </Box>
    </Box>
  )
}

type Reader = typeof import('./store-reader.ts')

/** Fetched once there is an address; without it, that has no hint of its own. */
function useReader(isNeeded: boolean): Reader | undefined {
  const [reader, setReader] = useState<Reader>()
  useEffect(() => {
    if (isNeeded) import('./store-reader.ts').then(setReader, () => undefined)
  }, [isNeeded])
  return reader
}
