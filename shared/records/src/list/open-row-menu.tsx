import { Box } from '@console/ui'
import { type SyntheticEvent, useContext, useLayoutEffect, useRef } from 'react'
import { ActionMenu } from '../actions/action-menu.tsx'
import { useShownActions } from '../actions/shown-actions.ts'
import type { AnyRecord } from '../record.ts'
import { RowActions } from './row-actions.ts'

interface Props {
  readonly row: AnyRecord
  readonly label: string
  /** Makes `lazyPart` show a failed load over the page, with a button that calls this. */
  readonly onClose: () => void
}

export function OpenRowMenu(props: Props) {
  const list = useContext(RowActions)
  return list ? <MenuOfRow {...props} list={list} /> : null
}

function MenuOfRow({ row, label, list: { of, actions, reload } }: Props & { readonly list: RowActions }) {
  const shown = useShownActions(of, 'list')(row, actions)
  const place = useRef<HTMLDivElement>(null)
  useFocusAfterRow(place)
  return (
    // For React the menu and its questions are in the table, whose keys would act on them.
    <Box ref={place} display="inline-block" textAlign="start" whiteSpace="normal" onKeyDown={stop}>
      <ActionMenu of={of} record={row} isRow shown={shown} label={label} reload={reload} defaultOpen />
    </Box>
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** When the row goes, as by being deleted, the focus goes to the list. */
function useFocusAfterRow(place: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = place.current
    const list = element?.closest<HTMLElement>('[role=region][tabindex="0"]')
    return () => {
      if (element?.contains(document.activeElement)) list?.focus({ preventScroll: true })
    }
  }, [place])
}
