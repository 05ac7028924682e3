import { keepInTab, keptInTab } from './tab-storage.ts'

const NAME = 'news'

/** What a page before the sign-in page has to say there. An address could claim it to anybody, so the tab keeps it. */
const NEWS = ['registered', 'reset', 'joined'] as const
export type News = (typeof NEWS)[number]

export const keepNews = (news: News): void => keepInTab(NAME, news)
export const keptNews = (): News | undefined => NEWS.find((one) => one === keptInTab(NAME))
export const forgetNews = (): void => keepInTab(NAME, null)
