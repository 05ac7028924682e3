import { paths } from '@console/contract'
import { useFormats, zoneChoices } from '@console/i18n'
import { DENSITIES, type Density, ownerOf, THEMES, type Theme } from '@console/module'
import { useLocation } from '@console/router'
import { askForTimeZone, useLocale, useOptionalProfile, usePageData, usePreferences } from '@console/session'
import { Avatar, Box, Button, changePreferences, Menu, type MenuEntry } from '@console/ui'
import { useSignOut } from '../session/sign-out.ts'
import { switchLocale } from '../session/switch-locale.ts'
import { useText } from '../text.ts'

export function AccountMenu() {
  const text = useText()
  const profile = useOptionalProfile()
  const { personName } = useFormats()
  const settings = useSettingEntries()
  const signOut = useSignOut()
  const { owners } = usePageData()
  if (!profile) return null
  const name = personName(profile)
  return (
    <Menu
      trigger={
        <Button look="quiet" aria-label={text('account.menu', { name })} px="2">
          <Avatar id={profile.id} name={name} src={profile.avatar_url} />
          <Box as="span" hideBelow="md" maxW="40" truncate>
            {name}
          </Box>
        </Button>
      }
      entries={[
        { kind: 'heading', title: name, text: profile.email },
        ...(ownerOf(paths.myProfile(), owners)
          ? [{ kind: 'link' as const, id: 'profile', label: text('account.profile'), to: paths.myProfile() }]
          : []),
        { kind: 'separator' },
        ...settings,
        { kind: 'separator' },
        {
          kind: 'item',
          id: 'sign-out',
          icon: 'sign-out',
          label: text('account.signOut'),
          onSelect: () => void signOut(),
        },
      ]}
    />
  )
}

/** For everybody, signed in or not. */
export function useSettingEntries(): MenuEntry[] {
  const text = useText()
  const locale = useLocale()
  const preferences = usePreferences()
  const zone = preferences.time_zone
  const { pathname, search, hash } = useLocation()
  return [
    {
      kind: 'choice',
      label: text('account.language'),
      value: locale,
      options: (['en', 'vi'] as const).map((value) => ({ value, label: text(`language.${value}`) })),
      onChange: (chosen) => void switchLocale(chosen === 'vi' ? 'vi' : 'en', `${pathname}${search}${hash}`),
    },
    {
      kind: 'choice',
      label: text('account.theme'),
      value: preferences.theme,
      options: THEMES.map((value) => ({ value, label: text(`theme.${value}`) })),
      onChange: (theme) => changePreferences({ ...preferences, theme: theme as Theme }),
    },
    {
      kind: 'choice',
      label: text('account.density'),
      value: preferences.density,
      options: DENSITIES.map((value) => ({ value, label: text(`density.${value}`) })),
      onChange: (density) => changePreferences({ ...preferences, density: density as Density }),
    },
    {
      kind: 'choice',
      label: text('account.timeZone'),
      value: zone ?? '',
      options: [
        { value: '', label: text('timeZone.browser') },
        ...zoneChoices(locale, zone).map((one) => ({ value: one.zone, label: one.label })),
      ],
      onChange: (chosen) => changePreferences({ ...preferences, time_zone: chosen || null }),
    },
    { kind: 'item', id: 'time-zones', label: text('timeZone.other'), icon: 'zone', onSelect: askForTimeZone },
  ]
}
