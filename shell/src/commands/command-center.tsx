import { useNavigate } from '@console/router'
import { trackPending } from '@console/session'
import { Icon, IconButton, lazyPart } from '@console/ui'
import { useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { loadRest } from '../modules/registry.ts'
import { useText } from '../text.ts'
import { SHORTCUTS, type ShortcutId } from './shortcuts.ts'

const Palette = lazyPart(
  () => trackPending(import('./command-palette.tsx')),
  (file) => file.CommandPalette,
)
const Sheet = lazyPart(
  () => trackPending(import('./shortcut-sheet.tsx')),
  (file) => file.ShortcutSheet,
)
const keyOf = (id: ShortcutId) => SHORTCUTS.find((one) => one.id === id)?.hotkey ?? ''

/** The palette's button and every shortcut; palette and sheet are fetched when first asked for. */
export function CommandCenter() {
  const text = useText()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'palette' | 'sheet'>()
  const close = () => setOpen(undefined)

  function openPalette(): void {
    void loadRest()
    setOpen('palette')
  }

  useHotkeys(keyOf('palette'), openPalette, { enableOnFormTags: true, preventDefault: true })
  useHotkeys(keyOf('sheet'), () => setOpen('sheet'), { useKey: true, preventDefault: true })
  useHotkeys(keyOf('search'), () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(), {
    useKey: true,
    preventDefault: true,
  })
  useHotkeys(keyOf('home'), () => void navigate('/'))

  return (
    <>
      <IconButton label={text('command.open')} title={`${text('command.open')} (Ctrl K)`} onClick={openPalette}>
        <Icon id="search" />
      </IconButton>
      {open === 'palette' ? <Palette onClose={close} onShortcuts={() => setOpen('sheet')} /> : null}
      {open === 'sheet' ? <Sheet onClose={close} /> : null}
    </>
  )
}
