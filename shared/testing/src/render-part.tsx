import { defineModule, describeModule } from '@console/module'
import type { ReactNode } from 'react'
import type { Visitor } from './enter.ts'
import { renderPage } from './render-page.tsx'

const NOBODY: Visitor = { as: null }

/**
 * Draws a part of the kit as the whole page at /part; everything around it is as in `renderPage`. Give a component where
 * the part has state of its own. /elsewhere is another page, to be left for.
 */
export function renderPart(part: ReactNode | (() => ReactNode), visitor: Visitor = NOBODY) {
  const Part = typeof part === 'function' ? part : () => part
  const page = defineModule({
    descriptor: describeModule({ id: 'part', owns: ['/part'], routes: [{ path: '/part', page: 'part' }] }),
    pages: { part: async () => Part },
    messages: { en: async () => ({ default: {} }), vi: async () => ({ default: {} }) },
  })
  return renderPage(page, '/part', visitor)
}
