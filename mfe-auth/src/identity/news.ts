import { keepIn, keptIn } from '@console/session'

const KEY = 'console.news'

/** Shown on the sign-in page. An address could claim it to anybody, so the tab keeps it. */
const NEWS = ['registered', 'reset', 'joined'] as const
export type News = (typeof NEWS)[number]

interface KeptNews {
  readonly news: News
  /** ISO 8601. */
  readonly at: string
}

export const keepNews = (news: News) => keepIn('sessionStorage', KEY, `${news} ${new Date().toISOString()}`)
export function keptNews(): KeptNews | undefined {
  const [kept, at] = keptIn('sessionStorage', KEY)?.split(' ') ?? []
  const news = NEWS.find((one) => one === kept)
  return news && at ? { news, at } : undefined
}
export const forgetNews = (): void => void keepIn('sessionStorage', KEY, null)
