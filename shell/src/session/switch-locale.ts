import type { Locale } from '@console/module'
import { goToLocale } from '@console/session'
import { mayLeave } from './may-leave.ts'

/** Keeps the page: the same address in the other language, as another document. `path` is without locale prefix. */
export async function switchLocale(locale: Locale, path: string): Promise<void> {
  if (!(await mayLeave())) return
  goToLocale(path, locale)
}
