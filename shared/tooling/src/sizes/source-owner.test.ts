import { expect, test } from '@jest/globals'
import { sourceOwner } from './source-owner.ts'

test.each([
  ['/home/me/console/shared/ui/src/list/table.tsx', '@console/ui'],
  ['/home/me/console/mfe-campaigns/src/module.ts', '@console/mfe-campaigns'],
  ['/home/me/console/shell/src/main.tsx', '@console/shell'],
  ['/home/me/console/node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  ['/home/me/node_modules/a/node_modules/@zag-js/menu/dist/index.js', '@zag-js/menu'],
  ['webpack/runtime/load script', 'runtime of the build'],
  ['', 'runtime of the build'],
])('%s belongs to %s', (path, owner) => {
  expect(sourceOwner(path)).toBe(owner)
})
