import { FALLBACK_URL_MAX, pastedAddress, urlLength } from '@console/contract'
import { TextField, useFieldValue } from '@console/forms'
import { useText } from '../../text.ts'

export function FallbackField() {
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
