import type { ListedDraft } from '@console/forms/drafts'
import { useVisited } from '@console/session'
import { EntityLink, Section, Text } from '@console/ui'
import { useText } from '../text.ts'
import { DraftRow } from './own-drafts.tsx'
import { Row, Rows } from './row.tsx'

/** Drafts, and as many records. */
const SHOWN = 5

interface Props {
  readonly drafts: readonly ListedDraft[]
  readonly onDiscard: (draft: ListedDraft) => Promise<void>
}

export function Continue({ drafts, onDiscard }: Props) {
  const text = useText()
  const visited = useVisited().slice(0, SHOWN)
  return (
    <Section title={text('home.continue')}>
      {drafts.length + visited.length === 0 ? <Text color="fg.muted">{text('home.continue.none')}</Text> : null}
      <Rows>
        {drafts.slice(0, SHOWN).map((draft) => (
          <DraftRow key={`${draft.form} ${draft.id}`} draft={draft} onDiscard={() => void onDiscard(draft)} />
        ))}
        {visited.map(({ path, name }) => (
          <Row key={path} name={<EntityLink to={path}>{name}</EntityLink>} />
        ))}
      </Rows>
    </Section>
  )
}
