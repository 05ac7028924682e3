import { isMobile, storedPhone, tidy } from '@console/contract'
import { TextField, useFieldValue } from '@console/forms'
import { useText } from '../text.ts'

/** A phone number as people write it, with the form in which it is stored beside it. */
export function PhoneField() {
  const text = useText()
  const [value] = useFieldValue<string>('phone')
  const typed = tidy(value)
  const stored = storedPhone(typed)
  return (
    <TextField
      name="phone"
      type="tel"
      autoComplete="tel"
      label={text('profile.phone')}
      hint={isMobile(stored) && stored !== typed ? text('profile.phone.stored', { typed, stored }) : text('profile.phone.hint')}
      errors={{ invalid_phone: 'profile.phone.invalid' }}
      required
    />
  )
}
