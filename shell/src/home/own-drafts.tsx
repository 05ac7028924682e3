import type { ListedDraft } from '@console/forms/drafts'
import { draftsOwner } from '@console/session'
import { Button, EntityLink, RelativeTime, Span } from '@console/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { lendDrafts } from '../modules/lend.ts'
import { loadRest } from '../modules/registry.ts'
import { useText } from '../text.ts'
import { useDraftTitle } from './draft-title.ts'
import { Row } from './row.tsx'

const NONE: readonly never[] = []

/**
 * The person's drafts at the publisher, undefined until they are read; where the browser keeps none of theirs, the code is not fetched to
 * look.
 */
export function useOwnDrafts(user: string, publisher: string) {
  const [drafts, setDrafts] = useState<readonly ListedDraft[] | undefined>(() => (draftsOwner() === user ? undefined : NONE))

  const read = useCallback(async () => {
    if (draftsOwner() !== user) return
    const kept = await lendDrafts()
    const own = await kept.listDrafts(user, publisher)
    setDrafts(own)
    // It has what their pages are called.
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

  return { drafts, discard }
}

interface Props {
  readonly draft: ListedDraft
  readonly onDiscard: () => void
}

/** What was typed and not saved, and the way to its form, which offers it. */
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
          <RelativeTime at={at} in={(when) => text('home.draft.at', { when })} />
        </Span>
      }
    >
      <Button look="quiet" size="xs" aria-label={text('home.draft.discard', { title })} aria-describedby={timeId} onClick={onDiscard}>
        {text('draft.discard')}
      </Button>
    </Row>
  )
}
