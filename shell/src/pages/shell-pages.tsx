import { trackPending } from '@console/session'
import { lazyPart, SkeletonPage } from '@console/ui'
import type { ReactNode } from 'react'
import { orReload } from '../recovery/stale-chunk.ts'

function pageOf<File>(load: () => Promise<File>, pick: (file: File) => () => ReactNode) {
  return lazyPart(() => trackPending(orReload(load())), pick, { fallback: <SkeletonPage /> })
}

/** The shell's own pages by their path, in the layout `index`; the areas of the modules open without their code. */
export const shellPages: Readonly<Record<string, ReturnType<typeof pageOf>>> = {
  '/': pageOf(
    () => import('./home.tsx'),
    (file) => file.Home,
  ),
  '/styleguide': pageOf(
    () => import('../styleguide/styleguide.tsx'),
    (file) => file.Styleguide,
  ),
}
