import { pastedAddress } from '@console/contract'
import { useFieldValue } from '@console/forms'
import { Box, Notice, Section, Stack } from '@console/ui'
import { useText } from '../../text.ts'
import { FallbackField } from './fallback-field.tsx'
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
