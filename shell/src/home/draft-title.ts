import type { ListedDraft } from '@console/forms/drafts'
import { useStore } from 'zustand'
import { findRoute, ownerOf, registryStore } from '../modules/registry.ts'
import { routeLabel } from '../modules/route-title.ts'
import { modeWord } from '../navigation/breadcrumbs.tsx'
import { useText } from '../text.ts'

export function useDraftTitle({ path, name }: Pick<ListedDraft, 'path' | 'name'>): string {
  const text = useText()
  const [pathname = '', search = ''] = path.split('?')
  const manifest = useStore(registryStore, ({ manifests }) => manifests[ownerOf(pathname) ?? ''])
  const found = manifest && findRoute(manifest, pathname)
  const page = found && (modeWord(manifest, { pathname, search }) ?? routeLabel(manifest, found.route))
  return [name, page].filter(Boolean).join(' – ') || text('home.draft.unnamed')
}
