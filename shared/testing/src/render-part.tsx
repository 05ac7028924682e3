import { type ConsoleModule, defineModule, describeModule } from '@console/module'
import type { ReactNode } from 'react'
import type { Visitor } from './enter.ts'
import { renderPage } from './render-page.tsx'

const NOBODY: Visitor = { as: null }
const NO_WORDS: ConsoleModule['messages'] = { en: async () => ({ default: {} }), vi: async () => ({ default: {} }) }

/**
 * Draws a part of the kit or the shell as the whole page at /part; everything around it is as in `renderPage`. Pass a component if
 * the part has its own state, and the messages that it needs beside those of the kit.
 */
export function renderPart(part: ReactNode | (() => ReactNode), visitor: Visitor = NOBODY, messages = NO_WORDS) {
  const Part = typeof part === 'function' ? part : () => part
  const page = defineModule({
    descriptor: describeModule({ id: 'part', owns: ['/part'], routes: [{ path: '/part', page: 'part' }] }),
    pages: { part: async () => Part },
    messages,
  })
  return renderPage(page, '/part', visitor)
}
