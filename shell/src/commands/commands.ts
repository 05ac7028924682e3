import { isGranted } from '@console/contract'
import type { Locale, ModuleRecord, Theme } from '@console/module'
import { useLocation, useNavigate } from '@console/router'
import { publisherStore, useLocale, usePreferences } from '@console/session'
import { toast } from '@console/ui'
import { useStore } from 'zustand'
import { registryStore } from '../modules/registry.ts'
import { useNavigation } from '../navigation/navigation.ts'
import { changePreferences } from '../session/change-preferences.ts'
import { signOut } from '../session/sign-out.ts'
import { switchLocale } from '../session/switch-locale.ts'
import { TIME_ZONES } from '../session/time-zones.ts'
import { useText } from '../text.ts'

export interface Command {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly run: () => void
}

/** All the person may do from anywhere: enter areas, begin something new, set language, theme and time zone, sign out. */
export function useCommands(onShortcuts: () => void): Command[] {
  const text = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const locale = useLocale()
  const preferences = usePreferences()
  const areas = useNavigation()
  const records = useStore(registryStore, (registry) => registry.records)
  const held = useStore(publisherStore, (state) => state.permissions?.permissions)
  const other: Locale = locale === 'en' ? 'vi' : 'en'
  const themes: readonly Theme[] = ['light', 'dark', 'system']

  return [
    ...areas.map((area) => ({
      id: `go ${area.to}`,
      label: text('command.go', { area: area.label }),
      icon: area.icon,
      run: () => void navigate(area.to),
    })),
    ...Object.values(records).flatMap((record) =>
      createCommands(record, held).map((one) => ({ ...one, run: () => void navigate(one.id) })),
    ),
    {
      id: 'language',
      label: text('command.language', { language: text(`language.${other}`) }),
      icon: 'language',
      run: () => void switchLocale(other, `${pathname}${search}`),
    },
    ...themes
      .filter((theme) => theme !== preferences.theme)
      .map((theme) => ({
        id: `theme ${theme}`,
        label: text('command.theme', { theme: text(`theme.${theme}`) }),
        icon: 'settings',
        run: () => changePreferences({ ...preferences, theme }),
      })),
    ...TIME_ZONES.filter(({ zone }) => zone !== preferences.time_zone).map(({ zone, label }) => ({
      id: `time zone ${zone}`,
      label: text('command.timeZone', { zone: text(label) }),
      icon: 'settings',
      run: () => changePreferences({ ...preferences, time_zone: zone }),
    })),
    { id: 'shortcuts', label: text('command.shortcuts'), icon: 'help', run: onShortcuts },
    {
      id: 'sign-out',
      label: text('account.signOut'),
      icon: 'sign-out',
      run: () => void signOut().catch(() => toast.error(text('error.offline'))),
    },
  ]
}

/** What the person may begin anew in a module. */
function createCommands(record: ModuleRecord, held: readonly string[] | undefined) {
  return record.commands
    .filter((command) => held && isGranted(held, command.needs))
    .map((command) => ({ id: command.to, label: record.labels[command.label] ?? command.label, icon: 'add' }))
}
