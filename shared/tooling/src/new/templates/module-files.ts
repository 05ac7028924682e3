const camel = (id: string) => id.replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase())
const pascal = (id: string) => `${id[0]?.toUpperCase()}${camel(id).slice(1)}`

export const descriptorFile = (id: string): string => `import { describeModule } from '@console/module'

export default describeModule({
  id: '${id}',
  owns: ['/${id}'],
  nav: [{ to: '/${id}', label: 'nav.${camel(id)}', icon: 'campaigns', order: 100 }],
  routes: [{ path: '/${id}', page: '${id}', title: '${camel(id)}.title', crumb: 'crumb.${camel(id)}' }],
})
`

export const moduleFile = (id: string): string => `import { defineModule } from '@console/module'
import descriptor from './descriptor.ts'

export default defineModule({
  descriptor,
  pages: {
    '${id}': () => import('./${id}/${id}.page.tsx').then((file) => file.${pascal(id)}Page),
  },
  messages: {
    en: () => import('./messages/en.ts'),
    vi: () => import('./messages/vi.ts'),
  },
})
`

export const pageFile = (id: string, name: string): string => `import { Page, Text } from '@console/ui'
import { useText } from '../text.ts'

/** The first page of ${name}. */
export function ${pascal(id)}Page() {
  const text = useText()
  return (
    <Page title={text('${camel(id)}.title')}>
      <Text>{text('${camel(id)}.about')}</Text>
    </Page>
  )
}
`

export const testFile = (id: string, name: string, vietnamese: string): string => `import { renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import module from '../module.ts'

test.each([
  ['en', '${name}'],
  ['vi', '${vietnamese}'],
] as const)('has its name as a heading in %s', async (locale, name) => {
  await renderPage(module, '/${id}', { as: 'owner', locale })
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument()
})
`

export const wordsFile = (id: string, name: string): string => `export default {
  'nav.${camel(id)}': '${name}',
  'crumb.${camel(id)}': '${name}',
  '${camel(id)}.title': '${name}',
  '${camel(id)}.about': '${name}.',
}
`

/** Only what the first page imports: the check names what a further one needs. */
export const manifestFile = (id: string, react: string): string => `{
  "name": "@console/mfe-${id}",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "exports": {
    ".": "./src/module.ts"
  },
  "dependencies": {
    "@console/i18n": "*",
    "@console/module": "*",
    "@console/ui": "*",
    "react": "${react}"
  },
  "devDependencies": {
    "@console/federation": "*",
    "@console/testing": "*"
  }
}
`
