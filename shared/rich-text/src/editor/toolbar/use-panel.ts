import { $getSelection, type BaseSelection, type LexicalEditor } from 'lexical'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { updateAtSelection } from '../changes.ts'

export type PanelId = 'color' | 'background' | 'link' | 'image'

/** The panel below the tools: one at a time, opened by a tool in `row`. */
export function usePanel(editor: LexicalEditor, row: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<PanelId>()
  // The selection before the panel took the focus.
  const [selection, setSelection] = useState<BaseSelection | null>(null)

  function toggle(id: PanelId): void {
    setSelection(editor.getEditorState().read(() => $getSelection()?.clone() ?? null))
    setOpen(open === id ? undefined : id)
  }

  function leave(): void {
    row.current?.querySelector<HTMLElement>('[aria-expanded="true"][aria-controls]')?.focus()
    setOpen(undefined)
  }

  return {
    open,
    leave,
    apply(change: () => void): void {
      editor.getRootElement()?.focus({ preventScroll: true })
      updateAtSelection(editor, change, selection)
      setOpen(undefined)
    },
    opener: (id: PanelId) => ({ onClick: () => toggle(id), 'aria-expanded': open === id, 'aria-controls': panelElementId(id) }),
    onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || open === undefined) return
      event.stopPropagation()
      leave()
    },
  }
}
export type Panel = ReturnType<typeof usePanel>

export const panelElementId = (id: PanelId) => `rich-text-${id}`
