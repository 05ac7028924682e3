import { Box } from '@console/ui'
import { type SyntheticEvent, useContext, useLayoutEffect, useRef } from 'react'
import { ActionMenu } from '../actions/action-menu.tsx'
import { useOffers } from '../actions/offers.ts'
import type { AnyRecord } from '../record.ts'
import { RowActions } from './row-actions.ts'

interface Props {
  readonly row: AnyRecord
  /** The name of the button. */
  readonly label: string
  /** Makes `lazyPart` show a failed load over the page, with a button that calls this. */
  readonly onClose: () => void
}

/** What `RowMenu` loads: what can be done to the row, and what is asked before. */
export function OpenRowMenu(props: Props) {
  const list = useContext(RowActions)
  return list ? <MenuOfRow {...props} list={list} /> : null
}

function MenuOfRow({ row, label, list: { of, actions, readAnew } }: Props & { readonly list: RowActions }) {
  const offers = useOffers(of, 'list')(row, actions)
  const place = useRef<HTMLDivElement>(null)
  useFocusAfterRow(place)
  return (
    // The table's keys do not count in the menu and its questions, which are in the row for React.
    <Box ref={place} display="inline-block" textAlign="start" whiteSpace="normal" onKeyDown={stop}>
      <ActionMenu of={of} record={row} isRow offers={offers} label={label} readAnew={readAnew} defaultOpen />
    </Box>
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** A row that goes, as by being deleted, leaves the focus to the list. */
function useFocusAfterRow(place: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = place.current
    const list = element?.closest<HTMLElement>('[role=region][tabindex="0"]')
    return () => {
      if (element?.contains(document.activeElement)) list?.focus({ preventScroll: true })
    }
  }, [place])
}
