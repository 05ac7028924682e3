import { expect, it } from '@jest/globals'
import type { StatsCompilation } from '@rspack/core'
import { builtFiles } from './built-files.ts'

it('a build says what it lends, by the names under which modules import it', () => {
  const modules = [
    'provide shared module (default) @console/ui@1.0.0 = ./shared/ui/src/index.ts',
    'provide shared module (default) @console/things/form@1.0.0 = ./shared/things/src/form/index.ts',
    'provide shared module (default) react/jsx-runtime@1.0.0 = ./node_modules/react/jsx-runtime.js',
    'consume shared module (default) @console/api@^1.0.0 (strict)',
    './src/main.tsx',
  ].map((name) => ({ name }))
  const stats = { modules } as StatsCompilation
  expect(builtFiles(stats, '/nowhere').lent).toEqual(['@console/things/form', '@console/ui', 'react/jsx-runtime'])
})
