import { formatsOf } from '@console/i18n'
import type { Density, Theme } from '@console/module'
import { useLocale, usePreferences } from '@console/session'
import { changePreferences, Grid, Section, Stack, Text } from '@console/ui'
import { PreferenceField } from './preference-field.tsx'
import { useText } from './profile-text.ts'
import { useFirstPages } from './use-first-pages.ts'

const THEMES: readonly Theme[] = ['system', 'light', 'dark']
const DENSITIES: readonly Density[] = ['comfortable', 'compact']
const ZONES = ['Asia/Ho_Chi_Minh', 'UTC']

/** How the console looks in this browser; each takes effect at once. */
export function Preferences() {
  const text = useText()
  const locale = useLocale()
  const preferences = usePreferences()
  const { theme, density, time_zone, first_page } = preferences
  const zones = time_zone === null || ZONES.includes(time_zone) ? ZONES : [...ZONES, time_zone]
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
          <PreferenceField
            label={text('profile.preferences.timeZone')}
            hint={text('profile.preferences.timeZone.hint')}
            value={time_zone ?? ''}
            options={[
              { value: '', label: text('profile.preferences.timeZone.device') },
              ...zones.map((zone) => ({ value: zone, label: formatsOf(locale, zone).zoneInFull() })),
            ]}
            onChange={(chosen) => changePreferences({ ...preferences, time_zone: chosen || null })}
          />
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
