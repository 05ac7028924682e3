import type { LoaderContext } from '@rspack/core'
import { planFor } from './texts-by-page.ts'

/** `?page=campaign` */
export const OF_A_PAGE = /^\?page=/

/** Replaces a file with all texts of a module by those that a page needs. */
export default function pageTexts(this: LoaderContext): string {
  const page = this.resourceQuery.replace(OF_A_PAGE, '')
  const plan = planFor(this._compiler, this.resourcePath)
  const group = plan?.groups.find(({ pages }) => pages.includes(page))
  const texts = plan?.texts[this.resourcePath.endsWith('vi.ts') ? 'vi' : 'en']
  const lines = [...(group?.keys ?? [])].map((key) => `${JSON.stringify(key)}: ${texts?.get(key)}`)
  return `export default { ${lines.join(', ')} }`
}
