import { isGranted } from '@console/contract'
import { isUnder } from '@console/module'
import { useLocation, useNavigate } from '@console/router'
import { areaAt, publisherStore, recordNameStore, trackPending, useAreas, useRememberVisit } from '@console/session'
import { Icon, IconButton, lazyPart, ModalDialog } from '@console/ui'
import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { lazyWithMessages } from '../messages/lazy-with-messages.tsx'
import { loadRest, ownerOf, registryStore } from '../modules/registry.ts'
import { useText } from '../text.ts'
import { areaKeys, SHORTCUTS } from './shortcuts.ts'
import { useKeys } from './use-keys.ts'
import { useTypedAhead } from './use-typed-ahead.ts'

const WORDS = {
  en: () => import(/* webpackChunkName: "words-en" */ './messages/en.ts'),
  vi: () => import(/* webpackChunkName: "words-vi" */ './messages/vi.ts'),
}
/** In one file, since the name and hash of each file are bytes of every page. */
const dialogs = () => import(/* webpackChunkName: "command-dialogs" */ './command-dialogs.ts')
const within = ModalDialog
const Palette = lazyWithMessages(() => dialogs().then((file) => file.CommandPalette), WORDS, { within })
const Sheet = lazyWithMessages(() => dialogs().then((file) => file.ShortcutSheet), WORDS, { within })

const ModulePanel = lazyPart(
  () => import(/* webpackChunkName: "module-panel" */ '../module-panel/module-panel.tsx'),
  (file) => file.ModulePanel,
  { within: ModalDialog },
)

/** The page's own links, if any: they know the record and what the person may do with it. */
const CREATE = 'main a[href$="/create"]'
const EDIT = 'main a:is([href$="/edit"], [href$="/update"], [href$="mode=edit"])'
const press = (link: string) => document.querySelector<HTMLElement>(link)?.click()

/** Palette, sheet and panel are fetched when first asked for. */
export function CommandCenter() {
  const text = useText()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const areas = useAreas()
  const [open, setOpen] = useState<'palette' | 'sheet' | 'modules'>()
  const [typed, setTyped] = useState('')
  useTypedAhead(
    open === 'palette',
    useCallback((letter) => setTyped((before) => before + letter), []),
  )
  const [proposal, setProposal] = useState('')
  useRememberVisit(
    pathname,
    useStore(recordNameStore, (names) => names[pathname]),
  )

  useEffect(() => {
    if (!hash.startsWith('#modules=')) return
    setProposal(hash)
    setOpen('modules')
    // It proposes once: not again after a reload, nor on the way back.
    void navigate(pathname + search, { replace: true })
  }, [hash, pathname, search, navigate])

  function close(): void {
    setOpen(undefined)
    setTyped('')
    setProposal('')
  }

  function openPalette(): void {
    void loadRest({ mayReload: false })
    void trackPending(Palette.preload())
    setOpen('palette')
  }

  const acts: Record<(typeof SHORTCUTS)[number]['id'], () => void> = {
    palette: openPalette,
    sheet: () => setOpen('sheet'),
    modules: () => setOpen('modules'),
    search: () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
    home: () => void navigate('/'),
    create: () => (document.querySelector(CREATE) ? press(CREATE) : void navigate(createPath(pathname))),
    edit: () => press(EDIT),
  }
  useKeys({
    ...Object.fromEntries(SHORTCUTS.map(({ id, on }) => [on, acts[id]])),
    ...Object.fromEntries([...areaKeys(areas)].map(([letter, { to }]) => [`g ${letter}`, () => void navigate(to)])),
  })

  return (
    <>
      <IconButton label={text('command.open')} title={`${text('command.open')} (Ctrl K)`} onClick={openPalette} opens={Palette}>
        <Icon id="search" />
      </IconButton>
      {open === 'palette' ? (
        <Palette typed={typed} onType={setTyped} onClose={close} onShortcuts={acts.sheet} onModules={acts.modules} />
      ) : null}
      {open === 'sheet' ? <Sheet onClose={close} /> : null}
      {open === 'modules' ? <ModulePanel key={proposal} proposal={proposal} onClose={close} /> : null}
    </>
  )
}

/** Returns the page that creates something in the area at a path, if the person may; else the path. */
function createPath(pathname: string): string {
  const area = areaAt(pathname)?.to
  const held = publisherStore.getState().permissions?.permissions ?? []
  const commands = registryStore.getState().manifests[ownerOf(pathname) ?? '']?.commands ?? []
  return commands.find(({ to, needs }) => area && isUnder(to, area) && isGranted(held, needs))?.to ?? pathname
}
