import { isGranted } from '@console/contract'
import type { ListedDraft } from '@console/forms/drafts'
import { draftsOwner, publisherStore, usePageData } from '@console/session'
import { Button, EntityLink, RelativeTime, Span } from '@console/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { lendDrafts } from '../modules/lend.ts'
import { findRoute, loadRest, ownerOf, registryStore } from '../modules/registry.ts'
import { routeLabel } from '../modules/route-title.ts'
import { modeWord } from '../navigation/breadcrumbs.tsx'
import { useText } from '../text.ts'
import { Row } from './row.tsx'

const NONE: readonly never[] = []

/** Undefined until they are read; if the browser keeps none of this person's, the code to read them is not fetched. */
export function useOwnDrafts(user: string, publisher: string) {
  const [drafts, setDrafts] = useState<readonly ListedDraft[] | undefined>(() => (draftsOwner() === user ? undefined : NONE))

  const read = useCallback(async () => {
    if (draftsOwner() !== user) return
    const kept = await lendDrafts()
    const own = await kept.listDrafts(user, publisher)
    setDrafts(own)
    // It has the titles of their pages.
    if (own.length > 0) void loadRest({ mayReload: false })
  }, [user, publisher])

  useEffect(() => {
    // Without a connection the code may fail to load; home is then shown without drafts.
    void read().catch(() => setDrafts(NONE))
  }, [read])

  async function discard(draft: ListedDraft): Promise<void> {
    const kept = await lendDrafts()
    await kept.removeDrafts([draft])
    setDrafts(await kept.listDrafts(user, publisher))
  }

  return { drafts: useOpenable(drafts), discard }
}

/** While a role is viewed, only the drafts of forms that it opens: its holders could not have made the others. */
function useOpenable(drafts: readonly ListedDraft[] | undefined): readonly ListedDraft[] | undefined {
  const isViewed = usePageData().viewed_role !== undefined
  const held = useStore(publisherStore, ({ permissions }) => permissions?.permissions)
  const manifests = useStore(registryStore, (registry) => registry.manifests)
  if (!isViewed) return drafts
  return drafts?.filter(({ path }) => {
    const pathname = path.replace(/\?.*/, '')
    const manifest = manifests[ownerOf(pathname) ?? '']
    const needs = manifest && findRoute(manifest, pathname)?.route.needs
    return needs !== undefined && isGranted(held ?? [], needs)
  })
}

interface Props {
  readonly draft: ListedDraft
  readonly onDiscard: () => void
}

export function DraftRow({ draft, onDiscard }: Props) {
  const text = useText()
  const { path, at } = draft
  const title = useDraftTitle(draft)
  const timeId = useId()
  return (
    <Row
      name={
        <EntityLink to={path} describedBy={timeId}>
          {text('home.draft', { title })}
        </EntityLink>
      }
      when={
        <Span id={timeId}>
          <RelativeTime at={at} now={Date.now()} in={(when) => text('home.draft.at', { when })} />
        </Span>
      }
    >
      <Button look="quiet" size="xs" aria-label={text('home.draft.discard', { title })} aria-describedby={timeId} onClick={onDiscard}>
        {text('draft.discard')}
      </Button>
    </Row>
  )
}

function useDraftTitle({ path, name }: Pick<ListedDraft, 'path' | 'name'>): string {
  const text = useText()
  const [pathname = '', search = ''] = path.split('?')
  const manifest = useStore(registryStore, ({ manifests }) => manifests[ownerOf(pathname) ?? ''])
  const found = manifest && findRoute(manifest, pathname)
  const page = found && (modeWord(manifest, { pathname, search }) ?? routeLabel(manifest, found.route))
  return [name, page].filter(Boolean).join(' – ') || text('home.draft.unnamed')
}
