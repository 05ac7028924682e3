import type { OwnPublisher, Profile } from '@console/contract'
import { publisherStore, roleName, useAreas, usePageData } from '@console/session'
import { EmptyState, Page, Section, useDocumentTitle } from '@console/ui'
import { useStore } from 'zustand'
import { useText } from '../text.ts'

interface Props {
  readonly profile: Profile
  readonly publisher: OwnPublisher
}

/** For a person whose role opens none of the areas: why that is, and whom to ask. */
export function NothingToSee({ profile, publisher }: Props) {
  const text = useText()
  useDocumentTitle(text('home.title'))
  return (
    <Page title={text('home.greeting', { name: profile.first_name })}>
      <Section>
        <EmptyState
          icon="roles"
          title={text('home.nothing.title')}
          text={text('home.nothing.text', { role: roleName(publisher.role), publisher: publisher.name })}
        />
      </Section>
    </Page>
  )
}

/** Returns whether there are areas that need permissions, and the person may enter none of them. */
export function useSeesNothing(): boolean {
  const isKnown = useStore(publisherStore, ({ permissions }) => permissions !== null)
  const { nav } = usePageData()
  const mine = useAreas()
  return isKnown && nav.some(needsPermission) && !mine.some(needsPermission)
}

const needsPermission = ({ needs }: { readonly needs: readonly string[] }) => needs.length > 0
