import { FALLBACK_URL_MAX } from '@console/contract'
import { TextField, useFieldValue } from '@console/forms'
import { useText } from '../onelink-text.ts'

/** Where everybody goes who has no store, with the length that is left. */
export function FallbackField() {
  const text = useText()
  const [typed] = useFieldValue<string | null>('fallback_url')
  const count = [...(typed ?? '').trim()].length
  return (
    <TextField
      name="fallback_url"
      label={text('onelink.fallback')}
      hint={`${text('onelink.fallback.hint')} ${text('onelink.fallback.count', { count, limit: FALLBACK_URL_MAX })}`}
    />
  )
}
