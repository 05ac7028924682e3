import { isMobile, LOCALES, storedPhone, tidy } from '@console/contract'
import { SelectField, TextField, useFieldValue } from '@console/forms'
import { FileField } from '@console/forms/fields'
import { optionsOf } from '@console/records'
import { useLocale, useOptionalPublisher } from '@console/session'
import { Fact, Facts, Grid, Section, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'

/** A square, which is shown as a circle: sharp where a profile shows it large. */
const AVATAR = { aspect: 1, side: 256 }

export function ProfileFields({ email }: { readonly email: string }) {
  const text = useText()
  const locale = useLocale()
  const hasPublisher = useOptionalPublisher() !== null
  const names = {
    first: <TextField key="first" name="first_name" label={text('profile.firstName')} autoComplete="given-name" required />,
    last: <TextField key="last" name="last_name" label={text('profile.lastName')} autoComplete="family-name" required />,
  }
  return (
    <Section>
      <Stack gap="5">
        <Facts>
          <Fact name={text('profile.email')}>
            {email}
            <Text color="fg.muted">{text('profile.email.fixed')}</Text>
          </Fact>
        </Facts>
        <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          {locale === 'vi' ? [names.last, names.first] : [names.first, names.last]}
        </Grid>
        <PhoneField />
        {/* A file is kept with a publisher. */}
        {hasPublisher ? <FileField name="avatar_url" label={text('profile.avatar')} purpose="avatar" crop={AVATAR} round /> : null}
        <SelectField
          name="locale"
          label={text('profile.language')}
          hint={text('profile.language.hint')}
          required
          options={optionsOf(LOCALES, (one) => text(`profile.language.${one}`))}
        />
      </Stack>
    </Section>
  )
}

/** A phone number as people write it, with the form in which it is stored beside it. */
function PhoneField() {
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
