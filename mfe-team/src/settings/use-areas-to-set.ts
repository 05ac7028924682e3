import { getPublisher, paths } from '@console/contract'
import { ownerOf } from '@console/module'
import { useAreas, useMay, usePageData } from '@console/session'
import type { IconId } from '@console/ui'
import { useText } from '../text.ts'

/** What a card of the overview says of the page that it leads to. */
interface Area {
  readonly to: string
  readonly icon: IconId
  readonly title: string
  /** What it is for. */
  readonly about: string
}

/** The pages with something to set that the person may enter, as far as a live module owns them. */
export function useAreasToSet(): readonly Area[] {
  const text = useText()
  const { owners } = usePageData()
  const areas = useAreas()
  const mayRead = useMay(getPublisher)
  const area = (path: string, icon: IconId, about: string): readonly Area[] =>
    areas.filter(({ to }) => to === path).map(({ to, label }) => ({ to, icon, title: label, about }))
  const publisher: Area = {
    to: paths.publisherInfo(),
    icon: 'publisher',
    title: text('publisher.title'),
    about: text('settings.publisherInfo'),
  }
  const all: readonly Area[] = [
    ...(mayRead ? [publisher] : []),
    ...area('/users', 'users', text('settings.users')),
    ...area('/roles', 'roles', text('settings.roles')),
    { to: paths.myProfile(), icon: 'user', title: text('profile.title'), about: text('settings.profile') },
    { to: paths.about(), icon: 'help', title: text('settings.about.title'), about: text('settings.about') },
  ]
  return all.filter(({ to }) => ownerOf(to, owners) !== undefined)
}
