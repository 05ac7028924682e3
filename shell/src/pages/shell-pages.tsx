import { pageDataStore, trackPending } from '@console/session'
import { lazyPart, SkeletonPage } from '@console/ui'
import type { ComponentType } from 'react'
import { lazyWithMessages } from '../messages/lazy-with-messages.tsx'
import { orReload } from '../recovery/stale-chunk.ts'

function pageOf(load: () => Promise<ComponentType>, words: Parameters<typeof lazyWithMessages>[1]) {
  const Page = lazyWithMessages(() => trackPending(orReload(load())), words, { fallback: <SkeletonPage /> })
  /** For a page that nobody asked for yet: no progress is shown, and nothing is reloaded. */
  const preload = () => Promise.allSettled([load(), words[pageDataStore.getState().locale]()])
  return Object.assign(Page, { preload })
}

export const loadView = () => import(/* webpackChunkName: "module-panel" */ '../view-as/page-and-banner.tsx')

/** The shell's own pages by their path; the areas of the modules open without their code. */
export const shellPages: Readonly<Record<string, ComponentType & { readonly preload: () => Promise<unknown> }>> = {
  '/': pageOf(() => import('../home/home.tsx').then((file) => file.Home), {
    en: () => import(/* webpackChunkName: "words-en" */ '../home/messages/en.ts'),
    vi: () => import(/* webpackChunkName: "words-vi" */ '../home/messages/vi.ts'),
  }),
  '/styleguide': pageOf(
    () => import(/* webpackChunkName: "module-panel" */ '../styleguide/styleguide.tsx').then((file) => file.Styleguide),
    {
      en: () => import(/* webpackChunkName: "words-en" */ '../styleguide/messages/en.ts'),
      vi: () => import(/* webpackChunkName: "words-vi" */ '../styleguide/messages/vi.ts'),
    },
  ),
  // Its banner comes with it.
  '/view-as': lazyPart(
    () => orReload(loadView()),
    (file) => file.ViewPage,
    { fallback: <SkeletonPage /> },
  ),
}
