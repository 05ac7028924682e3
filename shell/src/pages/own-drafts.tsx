import type { ListedDraft } from '@console/forms'
import { useFormats } from '@console/i18n'
import { draftsOwner } from '@console/session'
import { Box, Button, EntityLink, Flex, Text } from '@console/ui'
import { useCallback, useEffect, useState } from 'react'
import { lendForms } from '../modules/lend.ts'
import { useText } from '../text.ts'

/** The person's drafts at the publisher; where the browser keeps none of theirs, the forms' code is not fetched to look. */
export function useOwnDrafts(user: string, publisher: string) {
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([])

  const read = useCallback(async () => {
    if (draftsOwner() !== user) return
    const forms = await lendForms()
    setDrafts(await forms.listDrafts(user, publisher))
  }, [user, publisher])

  useEffect(() => {
    // Without a connection the code may not be had; home does without drafts then.
    void read().catch(() => {})
  }, [read])

  async function discard(draft: ListedDraft): Promise<void> {
    const forms = await lendForms()
    await forms.discardDraft(draft)
    setDrafts(await forms.listDrafts(user, publisher))
  }

  return { drafts, discard }
}

interface Props {
  readonly draft: ListedDraft
  readonly onDiscard: () => void
}

/** What was typed and not saved, and the way to its form, which offers it. */
export function DraftLine({ draft, onDiscard }: Props) {
  const text = useText()
  const { dateTime } = useFormats()
  const { path, title, at } = draft
  return (
    <Flex as="li" gap="3" align="flex-start" justify="space-between">
      <Box minW="0" overflowWrap="anywhere">
        <EntityLink to={path}>{text('index.draft', { title })}</EntityLink>
        <Text color="fg.muted" textStyle="sm">
          {text('index.draft.at', { time: dateTime(at) })}
        </Text>
      </Box>
      <Button aria-label={text('index.draft.discard', { title })} onClick={onDiscard}>
        {text('draft.discard')}
      </Button>
    </Flex>
  )
}
