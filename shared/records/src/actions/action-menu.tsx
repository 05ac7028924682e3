import { useKitText } from '@console/i18n'
import { linkWithPublisher } from '@console/session'
import { Icon, IconButton, Menu, type MenuEntry, useCopy } from '@console/ui'
import { useRef } from 'react'
import type { AnyRecord } from '../record.ts'
import { openedBy, type ShownAction } from './shown-actions.ts'
import { type ActedOn, useActing } from './use-acting.tsx'

interface Props<One extends AnyRecord, Row extends AnyRecord> extends ActedOn<One, Row> {
  readonly shown: readonly ShownAction<One, Row>[]
  readonly label: string
  readonly defaultOpen?: boolean
}

/** A '…' button with a record's actions: the plain ones first, then what can be copied, and at the end what destroys. */
export function ActionMenu<One extends AnyRecord, Row extends AnyRecord>({ shown, label, defaultOpen = false, ...on }: Props<One, Row>) {
  const { of, record } = on
  const text = useKitText()
  const copy = useCopy()
  const button = useRef<HTMLButtonElement>(null)
  const { choose, dialog } = useActing({ ...on, opener: () => button.current }, shown)

  function entryOf(entry: ShownAction<One, Row>): MenuEntry {
    const { id, one, reason, danger = false } = entry
    if ('to' in one && reason === undefined) return { kind: 'link', id, label: one.label, to: one.to(record) }
    const onSelect = () => {
      // The chosen entry goes with the menu: a question gives the focus back to the button.
      button.current?.focus()
      choose(entry)
    }
    return { kind: 'item', id, label: one.label, danger, disabledReason: reason, opens: openedBy(entry), onSelect }
  }

  const isCopying = ({ one }: ShownAction<One, Row>) => 'copies' in one
  const groups: readonly (readonly MenuEntry[])[] = [
    shown.filter((entry) => !entry.danger && !isCopying(entry)).map(entryOf),
    [
      { kind: 'item', id: 'copy-link', label: text('copy.link'), onSelect: () => void copy(linkWithPublisher(of.path(record))) },
      ...shown.filter(isCopying).map(entryOf),
    ],
    shown.filter(({ danger }) => danger).map(entryOf),
  ]
  const entries = groups.filter((group) => group.length > 0).flatMap((group, at) => (at === 0 ? group : [SEPARATOR, ...group]))
  return (
    <>
      <Menu
        defaultOpen={defaultOpen}
        entries={entries}
        trigger={
          <IconButton ref={button} label={label}>
            <Icon id="more" />
          </IconButton>
        }
      />
      {dialog}
    </>
  )
}

const SEPARATOR: MenuEntry = { kind: 'separator' }
