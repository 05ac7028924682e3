import { keepInTab, keptInTab } from './tab-storage.ts'

const NAME = 'news'

/** What a page before the sign-in page has to say there. An address could claim it to anybody, so the tab keeps it. */
const NEWS = ['registered', 'reset', 'joined'] as const
export type News = (typeof NEWS)[number]

interface KeptNews {
  readonly news: News
  /** When it was true. */
  readonly at: string
}

export const keepNews = (news: News): void => keepInTab(NAME, `${news} ${new Date().toISOString()}`)
export function keptNews(): KeptNews | undefined {
  const [kept, at] = keptInTab(NAME)?.split(' ') ?? []
  const news = NEWS.find((one) => one === kept)
  return news && at ? { news, at } : undefined
}
export const forgetNews = (): void => keepInTab(NAME, null)
