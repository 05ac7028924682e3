import { type Theme, useLocale, useOptionalProfile, usePreferences } from '@console/module'
import { useLocation } from '@console/router'
import { Box, Button, Icon, Menu, MenuChoice, MenuItem, MenuSeparator, Text, toast } from '@console/ui'
import { changePreferences, switchLocale } from '../session/preferences.ts'
import { signOut } from '../session/sign-out.ts'
import { useText } from '../text.ts'

/** The signed-in person, and what they may set for themselves. */
export function AccountMenu() {
  const text = useText()
  const profile = useOptionalProfile()
  if (!profile) return null
  const name = `${profile.first_name} ${profile.last_name}`.trim() || profile.email
  return (
    <Menu
      trigger={
        <Button look="quiet" aria-label={text('account.menu', { name })} px="2">
          <Icon id="user" />
          <Box as="span" hideBelow="md" maxW="40" truncate>
            {name}
          </Box>
        </Button>
      }
    >
      <Box px="3" py="2">
        <Text fontWeight="medium">{name}</Text>
        <Text textStyle="xs" color="fg.muted">
          {profile.email}
        </Text>
      </Box>
      <MenuSeparator />
      <SettingChoices />
      <MenuSeparator />
      <MenuItem value="sign-out" onSelect={() => signOut().catch(() => toast.error(text('error.offline')))}>
        <Icon id="sign-out" size={16} />
        {text('account.signOut')}
      </MenuItem>
    </Menu>
  )
}

/** Language and theme; for everybody, signed in or not. */
export function SettingChoices() {
  const text = useText()
  const locale = useLocale()
  const preferences = usePreferences()
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <MenuChoice
        label={text('account.language')}
        value={locale}
        options={[
          { value: 'en', label: text('language.en') },
          { value: 'vi', label: text('language.vi') },
        ]}
        onChange={(chosen) => switchLocale(chosen === 'vi' ? 'vi' : 'en', `${pathname}${search}${hash}`)}
      />
      <MenuChoice
        label={text('account.theme')}
        value={preferences.theme}
        options={[
          { value: 'system', label: text('theme.system') },
          { value: 'light', label: text('theme.light') },
          { value: 'dark', label: text('theme.dark') },
        ]}
        onChange={(theme) => changePreferences({ ...preferences, theme: theme as Theme })}
      />
      <MenuChoice
        label={text('account.density')}
        value={preferences.density}
        options={[
          { value: 'comfortable', label: text('density.comfortable') },
          { value: 'compact', label: text('density.compact') },
        ]}
        onChange={(density) => changePreferences({ ...preferences, density: density === 'compact' ? 'compact' : 'comfortable' })}
      />
    </>
  )
}
