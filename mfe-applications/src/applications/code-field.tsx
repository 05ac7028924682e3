import { ApplicationCode } from '@console/contract'
import { useSuggestedCode } from '@console/entities'
import { TextField } from '@console/forms'
import { useText } from '../text.ts'

/** Follows the name until someone types another code. */
export function CodeField() {
  const text = useText()
  useSuggestedCode({ from: 'display_name', to: 'code', schema: ApplicationCode })
  return (
    <TextField
      name="code"
      label={text('application.code')}
      hint={text('application.form.codeHint')}
      errors={{ invalid_format: 'application.form.codeFormat' }}
      required
    />
  )
}
