import { isGranted } from '@console/contract'
import { zoneChoices } from '@console/i18n'
import { DENSITIES, type Locale, type ModuleManifest, type Theme } from '@console/module'
import { useLocation } from '@console/router'
import {
  askForTimeZone,
  linkWithPublisher,
  publisherStore,
  useAreas,
  useLocale,
  useOptionalProfile,
  useOptionalPublisher,
  useOwnPublishers,
  usePreferences,
} from '@console/session'
import { changePreferences, Icon, Initials, useCopy } from '@console/ui'
import { useStore } from 'zustand'
import { registryStore } from '../modules/registry.ts'
import { useSignOut } from '../session/sign-out.ts'
import { switchLocale } from '../session/switch-locale.ts'
import { switchPublisher } from '../session/switch-publisher.ts'
import { useText } from '../text.ts'
import type { Line } from './searchable-list.tsx'

export type Command = Line & {
  readonly keywords?: readonly string[]
} & ({ readonly to: string } | { readonly run: () => void })

export interface Openers {
  readonly onShortcuts: () => void
  readonly onModules: () => void
}

const OFFERED_THEMES: readonly Theme[] = ['light', 'dark', 'system']

export function useCommands({ onShortcuts, onModules }: Openers): Command[] {
  const text = useText()
  const copy = useCopy()
  const signOut = useSignOut()
  const { pathname, search, hash } = useLocation()
  const locale = useLocale()
  const preferences = usePreferences()
  const areas = useAreas()
  const manifests = useStore(registryStore, (registry) => registry.manifests)
  const held = useStore(publisherStore, (state) => state.permissions?.permissions)
  const other: Locale = locale === 'en' ? 'vi' : 'en'
  const zones = [{ zone: null, label: text('timeZone.browser') }, ...zoneChoices(locale, preferences.time_zone)].filter(
    ({ zone }) => zone !== preferences.time_zone,
  )
  const words = (list: string) => list.split(',').map((word) => word.trim())

  return [
    {
      id: 'home',
      label: text('action.home'),
      mark: <Icon id="home" size={16} />,
      keywords: words(text('command.keywords.home')),
      to: '/',
    },
    ...areas.map((area) => ({
      id: `go ${area.to}`,
      label: text('command.go', { area: area.label }),
      mark: <Icon id={area.icon} size={16} />,
      to: area.to,
    })),
    ...Object.values(manifests).flatMap((manifest) =>
      createCommands(manifest, held).map(({ to, label }) => ({
        id: to,
        label,
        mark: <Icon id="add" size={16} />,
        keywords: words(text('command.keywords.create')),
        to,
      })),
    ),
    {
      id: 'copy-link',
      label: text('command.copyLink'),
      mark: <Icon id="copy" size={16} />,
      keywords: words(text('command.keywords.copyLink')),
      run: () => void copy(linkWithPublisher(`${pathname}${search}${hash}`)),
    },
    ...usePublisherCommands(),
    {
      id: 'language',
      label: text('command.language', { language: text(`language.${other}`) }),
      mark: <Icon id="language" size={16} />,
      keywords: words(text('command.keywords.language')),
      run: () => void switchLocale(other, `${pathname}${search}`),
    },
    ...OFFERED_THEMES.filter((theme) => theme !== preferences.theme).map((theme) => ({
      id: `theme ${theme}`,
      label: text('command.theme', { theme: text(`theme.${theme}`) }),
      mark: <Icon id="settings" size={16} />,
      keywords: words(text('command.keywords.theme')),
      run: () => changePreferences({ ...preferences, theme }),
    })),
    ...DENSITIES.filter((density) => density !== preferences.density).map((density) => ({
      id: `density ${density}`,
      label: text('command.density', { density: text(`density.${density}`) }),
      mark: <Icon id="settings" size={16} />,
      keywords: words(text('command.keywords.density')),
      run: () => changePreferences({ ...preferences, density }),
    })),
    ...zones.map(({ zone, label }) => ({
      id: `time zone ${zone}`,
      label: text('command.timeZone', { zone: label }),
      mark: <Icon id="zone" size={16} />,
      keywords: words(text('command.keywords.timeZone')),
      run: () => changePreferences({ ...preferences, time_zone: zone }),
    })),
    {
      id: 'time zones',
      label: text('timeZone.other'),
      mark: <Icon id="zone" size={16} />,
      keywords: words(text('command.keywords.timeZone')),
      run: askForTimeZone,
    },
    {
      id: 'shortcuts',
      label: text('command.shortcuts'),
      mark: <Icon id="help" size={16} />,
      keywords: words(text('command.keywords.shortcuts')),
      run: onShortcuts,
    },
    {
      id: 'modules',
      label: text('command.modules'),
      mark: <Icon id="window" size={16} />,
      keywords: words(text('command.keywords.modules')),
      run: onModules,
    },
    {
      id: 'sign-out',
      label: text('account.signOut'),
      mark: <Icon id="sign-out" size={16} />,
      keywords: words(text('command.keywords.signOut')),
      run: () => void signOut(),
    },
  ]
}

function usePublisherCommands(): Command[] {
  const text = useText()
  const profile = useOptionalProfile()
  const current = useOptionalPublisher()
  const publishers = useOwnPublishers()
  const { pathname } = useLocation()
  if (!profile) return []
  return publishers
    .filter(({ id }) => id !== current?.id)
    .map(({ id, name, code }) => ({
      id: `publisher ${id}`,
      label: text('command.publisher', { name }),
      mark: <Initials id={id} name={name} />,
      keywords: [code],
      run: () => void switchPublisher(profile.id, id, pathname),
    }))
}

function createCommands(manifest: ModuleManifest, held: readonly string[] | undefined) {
  return manifest.commands
    .filter((command) => held && isGranted(held, command.needs))
    .map(({ to, label }) => ({ to, label: manifest.labels[label] ?? label }))
}
