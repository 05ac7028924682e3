import { zoneChoices } from '@console/i18n'
import { DENSITIES, THEMES } from '@console/module'
import { askForTimeZone, useLocale, usePreferences } from '@console/session'
import { Box, Button, changePreferences, Grid, Section, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { PreferenceField } from './preference-field.tsx'
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
