import type { ModuleManifest } from '@console/module'
import { usePageData } from '@console/session'
import { Stack, Verbatim } from '@console/ui'
import { useStore } from 'zustand'
import { reasonUnavailable, registryStore } from '../modules/registry.ts'
import { OverrideDetails } from '../overrides/override-details.tsx'
import { useText } from '../text.ts'
import { fileTimings, loadTimes } from './load-times.ts'
import { PanelSection } from './panel-section.tsx'

export function ModuleSection({ id }: { readonly id: string }) {
  const text = useText()
  const manifest = useStore(registryStore, ({ manifests }) => manifests[id])
  const { overrides } = usePageData()
  const override = overrides?.find((one) => one.id === id)
  const unavailable = reasonUnavailable(id)
  const facts = [
    ...(manifest ? [{ name: text('modules.version'), value: manifest.version }] : []),
    ...(manifest ? [{ name: text('modules.hash'), value: <Verbatim>{override?.release?.hash ?? manifest.hash}</Verbatim> }] : []),
    { name: text('modules.source'), value: <ReleaseSource id={id} /> },
    ...(manifest ? [{ name: text('modules.platform'), value: text('modules.platform.fits', { version: manifest.platform }) }] : []),
    ...(unavailable?.needs
      ? [{ name: text('modules.platform'), value: text('modules.platform.needs', { needs: unavailable.needs }) }]
      : []),
    ...(manifest ? [{ name: text('modules.times'), value: <Times manifest={manifest} /> }] : []),
  ]
  return (
    <PanelSection id={id} title={id} facts={facts}>
      <OverrideDetails id={id} fault={unavailable?.fault} needs={unavailable?.needs} />
    </PanelSection>
  )
}

function ReleaseSource({ id }: { readonly id: string }) {
  const text = useText()
  const { overrides, held_back } = usePageData()
  const override = overrides?.find((one) => one.id === id)
  const unavailable = reasonUnavailable(id)
  const heldBack = held_back?.[id]
  if (override) return text('modules.source.override', { origin: override.origin })
  if (unavailable) return `${text('modules.source.unavailable')} (${text(`modules.reason.${unavailable.reason}`)})`
  if (!heldBack) return text('modules.source.released')
  return (
    <Stack gap="0">
      <span>{text('modules.source.heldBack', { hash: heldBack.hash })}</span>
      <span>{heldBack.needs ? text('modules.platform.needs', { needs: heldBack.needs }) : text(`modules.reason.${heldBack.reason}`)}</span>
    </Stack>
  )
}

function Times({ manifest }: { readonly manifest: ModuleManifest }) {
  const text = useText()
  const times = loadTimes(manifest, fileTimings())
  const loaded = (['entry', 'page', 'messages'] as const).filter((kind) => times[kind] !== undefined)
  if (loaded.length === 0) return text('modules.times.none')
  return (
    <Stack gap="0">
      {loaded.map((kind) => (
        <span key={kind}>{text(`modules.times.${kind}`, { ms: times[kind] })}</span>
      ))}
    </Stack>
  )
}
