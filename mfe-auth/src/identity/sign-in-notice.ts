import { keepIn, keptIn } from '@console/session'

const KEY = 'console.news'

/** Shown on the sign-in page. An address could claim it to anybody, so the tab keeps it. */
const NOTICES = ['registered', 'reset', 'joined'] as const
export type SignInNotice = (typeof NOTICES)[number]

interface KeptNotice {
  readonly notice: SignInNotice
  /** ISO 8601. */
  readonly at: string
}

export const keepNotice = (notice: SignInNotice) => keepIn('sessionStorage', KEY, `${notice} ${new Date().toISOString()}`)
export function keptNotice(): KeptNotice | undefined {
  const [kept, at] = keptIn('sessionStorage', KEY)?.split(' ') ?? []
  const notice = NOTICES.find((one) => one === kept)
  return notice && at ? { notice, at } : undefined
}
export const forgetNotice = (): void => void keepIn('sessionStorage', KEY, null)
