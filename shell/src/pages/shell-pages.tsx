import { pageDataStore, trackPending } from '@console/session'
import { SkeletonPage } from '@console/ui'
import type { ComponentType } from 'react'
import { lazyWithWords } from '../messages/lazy-with-words.tsx'
import { orReload } from '../recovery/stale-chunk.ts'

function pageOf(load: () => Promise<ComponentType>, words: Parameters<typeof lazyWithWords>[1]) {
  const Page = lazyWithWords(() => trackPending(orReload(load())), words, { fallback: <SkeletonPage /> })
  /** For a page that nobody asked for yet: no progress is shown, and nothing is reloaded. */
  const preload = () => Promise.allSettled([load(), words[pageDataStore.getState().locale]()])
  return Object.assign(Page, { preload })
}

/** The shell's own pages by their path; the areas of the modules open without their code. */
export const shellPages: Readonly<Record<string, ReturnType<typeof pageOf>>> = {
  '/': pageOf(() => import('../home/home.tsx').then((file) => file.Home), {
    en: () => import('../home/messages/en.ts'),
    vi: () => import('../home/messages/vi.ts'),
  }),
  '/styleguide': pageOf(() => import('../styleguide/styleguide.tsx').then((file) => file.Styleguide), {
    en: () => import('../styleguide/messages/en.ts'),
    vi: () => import('../styleguide/messages/vi.ts'),
  }),
}
