import { MoreMessages } from '@console/i18n'
import { useLocale, usePageData } from '@console/session'
import { ErrorLine, ModalDialog, Stack, Verbatim } from '@console/ui'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { loadRest, registryStore } from '../modules/registry.ts'
import { OverrideForm } from '../overrides/override-form.tsx'
import { wantedIn } from '../overrides/override-link.ts'
import { useText } from '../text.ts'
import { fileTimings, slowest } from './load-times.ts'
import en from './messages/en.ts'
import vi from './messages/vi.ts'
import { ModuleSection } from './module-section.tsx'
import { PanelSection } from './panel-section.tsx'

/** Both languages come with the code: the hashes of two more files in the first load would be larger than these words. */
const WORDS = { en, vi } as const

interface Props {
  /** The hash of the link that led here; empty without one. */
  readonly proposal?: string
  readonly onClose: () => void
}

/** For developers: release, source, load times and failures of the shell and of each module. */
export function ModulePanel(props: Props) {
  return (
    <MoreMessages messages={WORDS[useLocale()]}>
      <Panel {...props} />
    </MoreMessages>
  )
}

function Panel({ proposal = '', onClose }: Props) {
  const text = useText()
  const { owners, settings } = usePageData()
  const { rest } = useStore(registryStore)
  const modules = Object.keys(owners).toSorted()
  const wanted = wantedIn(proposal)
  const origins = settings.override_origins ?? []
  useEffect(() => void loadRest({ mayReload: false }), [])
  return (
    <ModalDialog title={text('modules.title')} onClose={onClose}>
      <Stack gap="5" align="stretch">
        {origins.length > 0 || wanted ? <OverrideForm modules={modules} origins={origins} wanted={wanted} /> : null}
        {rest === 'failed' ? <ErrorLine>{text('modules.restMissing')}</ErrorLine> : null}
        <ShellSection />
        {modules.map((id) => (
          <ModuleSection key={id} id={id} />
        ))}
      </Stack>
    </ModalDialog>
  )
}

function ShellSection() {
  const text = useText()
  const { shell } = usePageData()
  if (!shell) return null
  const ms = slowest(`/shell/${shell.hash}/`, fileTimings(), () => true)
  const facts = [
    { name: text('modules.hash'), value: <Verbatim>{shell.hash}</Verbatim> },
    { name: text('modules.platform'), value: shell.platform },
    { name: text('modules.times'), value: ms === undefined ? text('modules.times.none') : text('modules.times.shell', { ms }) },
  ]
  return <PanelSection id="shell" title={text('modules.shell')} facts={facts} />
}
