import { getPublisher, paths } from '@console/contract'
import { ownerOf } from '@console/module'
import { useMay, usePageData } from '@console/session'
import type { IconId } from '@console/ui'
import { useText } from '../text.ts'

interface PageToSet {
  readonly to: string
  readonly icon: IconId
  readonly title: string
  readonly about: string
}

/** The settings pages that the person may enter and that a live module owns. */
export function usePagesToSet(): readonly PageToSet[] {
  const text = useText()
  const { owners } = usePageData()
  const mayRead = useMay(getPublisher)
  const publisher: PageToSet = {
    to: paths.publisherInfo(),
    icon: 'publisher',
    title: text('publisher.title'),
    about: text('settings.publisherInfo'),
  }
  const all: readonly PageToSet[] = [
    ...(mayRead ? [publisher] : []),
    { to: paths.myProfile(), icon: 'user', title: text('profile.title'), about: text('settings.profile') },
    { to: paths.about(), icon: 'help', title: text('settings.about.title'), about: text('settings.about') },
  ]
  return all.filter(({ to }) => ownerOf(to, owners) !== undefined)
}
