import { TextField, useFieldValue } from '@console/forms'
import { Box, Button, Notice, Text } from '@console/ui'
import { useText } from '../../text.ts'
import { storeAddress } from './store-address.ts'

export const PLAY = 'android.google_play_url'
export const APP_STORE = 'ios.app_store_url'

/** The addresses in the stores. What is pasted is named, and one in the wrong field can change places. */
export function StoreLinkFields() {
  const text = useText()
  return (
    <>
      <StoreLinkField name={PLAY} other={APP_STORE} label={text('onelink.googlePlay')} store="google_play" />
      <StoreLinkField name={APP_STORE} other={PLAY} label={text('onelink.appStore')} store="app_store" />
    </>
  )
}

interface Props {
  readonly name: string
  readonly other: string
  readonly label: string
  readonly store: 'google_play' | 'app_store'
}

function StoreLinkField({ name, other, label, store }: Props) {
  const text = useText()
  const [typed, change] = useFieldValue<string | null>(name)
  const [others, changeOther] = useFieldValue<string | null>(other)
  const found = storeAddress(typed ?? '')
  const isForOther = found && found.kind !== store && (found.kind === 'google_play' || found.kind === 'app_store')

  function move(): void {
    change(others)
    changeOther(typed)
  }

  return (
    <Box>
      <TextField
        name={name}
        label={label}
        hint={text(found && !isForOther && found.name ? `onelink.address.${found.kind}` : 'onelink.address.hint', { name: found?.name })}
      />
      <Box role="status" mt={isForOther || found?.name === '' ? '2' : '0'}>
        {isForOther ? (
          <Notice>
            <Text mb="2">{text(store === 'google_play' ? 'onelink.googlePlay.wrong' : 'onelink.appStore.wrong')}</Text>
            <Button size="xs" breaks onClick={move}>
              {text(store === 'google_play' ? 'onelink.googlePlay.move' : 'onelink.appStore.move')}
            </Button>
          </Notice>
        ) : found?.name === '' ? (
          <Notice>{text('onelink.address.noApp')}</Notice>
        ) : null}
      </Box>
    </Box>
  )
}
