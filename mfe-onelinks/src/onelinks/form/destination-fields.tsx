import { FALLBACK_URL_MAX, pastedAddress, urlLength } from '@console/contract'
import { TextField, useFieldValue } from '@console/forms'
import { Box, Notice, Section, Stack } from '@console/ui'
import { useText } from '../../text.ts'
import { APP_STORE, PLAY, StoreLinkFields } from './store-link-fields.tsx'

export function DestinationFields() {
  const text = useText()
  return (
    <Section title={text('onelink.destinations')}>
      <Stack gap="5">
        <StoreLinkFields />
        <FallbackField />
        <WithoutAddress />
      </Stack>
    </Section>
  )
}

/** A link that leads nowhere can be saved all the same. */
function WithoutAddress() {
  const text = useText()
  const [play] = useFieldValue<string | null>(PLAY)
  const [appStore] = useFieldValue<string | null>(APP_STORE)
  const [fallback] = useFieldValue<string | null>('fallback_url')
  const isWithout = [play, appStore, fallback].every((typed) => !pastedAddress(typed ?? ''))
  return <Box role="status">{isWithout ? <Notice>{text('onelink.withoutAddress')}</Notice> : null}</Box>
}

function FallbackField() {
  const text = useText()
  const [value] = useFieldValue<string | null>('fallback_url')
  const typed = pastedAddress(value ?? '')
  const hints = [
    text('onelink.fallback.hint'),
    text('onelink.fallback.count', { count: urlLength(typed), limit: FALLBACK_URL_MAX }),
    /[^ -~]/.test(typed) ? text('onelink.fallback.encoded') : '',
  ]
  return <TextField name="fallback_url" label={text('onelink.fallback')} hint={hints.filter(Boolean).join(' ')} />
}
