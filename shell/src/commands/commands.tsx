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
import { changePreferences, Icon, type IconId, Initials, useCopy } from '@console/ui'
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

type CommandWords = 'copyLink' | 'density' | 'language' | 'modules' | 'shortcuts' | 'signOut' | 'theme' | 'timeZone'

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
  /** Found by its label and by the words of `command.keywords`. */
  function command(id: string, icon: IconId, label: string, words: CommandWords, run: () => void): Command {
    return { id, label, mark: <Icon id={icon} size={16} />, keywords: keywordsOf(text(`command.keywords.${words}`)), run }
  }

  return [
    {
      id: 'home',
      label: text('action.home'),
      mark: <Icon id="home" size={16} />,
      keywords: keywordsOf(text('command.keywords.home')),
      to: '/',
    },
    ...areas.map(({ to, label: area, icon }) => ({
      id: `go ${to}`,
      label: text('command.go', { area }),
      mark: <Icon id={icon} size={16} />,
      to,
    })),
    ...Object.values(manifests).flatMap((manifest) =>
      createCommands(manifest, held).map(({ to, label }) => ({
        id: to,
        label,
        mark: <Icon id="add" size={16} />,
        keywords: keywordsOf(text('command.keywords.create')),
        to,
      })),
    ),
    command('copy-link', 'copy', text('command.copyLink'), 'copyLink', () => void copy(linkWithPublisher(`${pathname}${search}${hash}`))),
    ...usePublisherCommands(),
    command(
      'language',
      'language',
      text('command.language', { language: text(`language.${other}`) }),
      'language',
      () => void switchLocale(other, `${pathname}${search}`),
    ),
    ...OFFERED_THEMES.filter((theme) => theme !== preferences.theme).map((theme) =>
      command(`theme ${theme}`, 'settings', text('command.theme', { theme: text(`theme.${theme}`) }), 'theme', () =>
        changePreferences({ ...preferences, theme }),
      ),
    ),
    ...DENSITIES.filter((density) => density !== preferences.density).map((density) =>
      command(`density ${density}`, 'settings', text('command.density', { density: text(`density.${density}`) }), 'density', () =>
        changePreferences({ ...preferences, density }),
      ),
    ),
    ...zones.map(({ zone, label }) =>
      command(`time zone ${zone}`, 'zone', text('command.timeZone', { zone: label }), 'timeZone', () =>
        changePreferences({ ...preferences, time_zone: zone }),
      ),
    ),
    command('time zones', 'zone', text('timeZone.other'), 'timeZone', askForTimeZone),
    command('shortcuts', 'help', text('command.shortcuts'), 'shortcuts', onShortcuts),
    command('modules', 'window', text('command.modules'), 'modules', onModules),
    command('sign-out', 'sign-out', text('account.signOut'), 'signOut', () => void signOut()),
  ]
}

const keywordsOf = (list: string) => list.split(',').map((word) => word.trim())

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
