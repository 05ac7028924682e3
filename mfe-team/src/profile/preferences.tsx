import { controlStyle } from '@console/forms'
import { zoneChoices } from '@console/i18n'
import { DENSITIES, THEMES } from '@console/module'
import { askForTimeZone, useLocale, usePreferences } from '@console/session'
import { Box, Button, changePreferences, Field, Grid, NativeSelect, Section, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { useFirstPages } from './use-first-pages.ts'

/** Kept in this browser; each takes effect at once. */
export function Preferences() {
  const text = useText()
  const locale = useLocale()
  const preferences = usePreferences()
  const { theme, density, time_zone, first_page } = preferences
  return (
    <Section title={text('profile.preferences.title')}>
      <Stack gap="5">
        <Text color="fg.muted" textStyle="sm">
          {text('profile.preferences.text')}
        </Text>
        <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <PreferenceField
            label={text('profile.preferences.theme')}
            value={theme}
            options={THEMES.map((value) => ({ value, label: text(`profile.preferences.theme.${value}`) }))}
            onChange={(chosen) => changePreferences({ ...preferences, theme: chosen })}
          />
          <PreferenceField
            label={text('profile.preferences.density')}
            value={density}
            options={DENSITIES.map((value) => ({ value, label: text(`profile.preferences.density.${value}`) }))}
            onChange={(chosen) => changePreferences({ ...preferences, density: chosen })}
          />
          <Box>
            <PreferenceField
              label={text('profile.preferences.timeZone')}
              value={time_zone ?? ''}
              options={[
                { value: '', label: text('profile.preferences.timeZone.device') },
                ...zoneChoices(locale, time_zone).map(({ zone, label }) => ({ value: zone, label })),
              ]}
              onChange={(chosen) => changePreferences({ ...preferences, time_zone: chosen || null })}
            />
            <Button size="xs" mt="2" onClick={askForTimeZone}>
              {text('profile.preferences.timeZone.other')}
            </Button>
          </Box>
          <PreferenceField
            label={text('profile.preferences.firstPage')}
            hint={text('profile.preferences.firstPage.hint')}
            value={first_page ?? ''}
            options={useFirstPages()}
            onChange={(chosen) => changePreferences({ ...preferences, first_page: chosen || null })}
          />
        </Grid>
      </Stack>
    </Section>
  )
}

interface FieldProps<Value extends string> {
  readonly label: string
  readonly hint?: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** Saved as soon as it is chosen. */
function PreferenceField<Value extends string>({ label, hint, value, options, onChange }: FieldProps<Value>) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect
        {...controlStyle}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {hint ? <Field.HelperText color="fg.muted">{hint}</Field.HelperText> : null}
    </Field.Root>
  )
}
