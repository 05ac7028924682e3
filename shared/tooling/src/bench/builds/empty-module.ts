import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "@console/mfe-empty", "version": "0.1.0", "private": true, "type": "module" }',
  'rspack.config.ts': `import { defineRemote } from '@console/federation'
export default defineRemote({ id: 'empty', folder: import.meta.dirname })`,
  'src/descriptor.ts': `import { describeModule } from '@console/module'
export default describeModule({ id: 'empty', owns: ['/empty'], routes: [{ path: '/empty', page: 'empty', title: 'empty.title' }] })`,
  'src/module.ts': `import { defineModule } from '@console/module'
import descriptor from './descriptor.ts'
export default defineModule({
  descriptor,
  pages: { empty: () => import('./empty.page.tsx').then((file) => file.EmptyPage) },
  messages: { en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') },
})`,
  'src/empty.page.tsx': 'export const EmptyPage = () => <h1>Empty</h1>',
  'src/messages/en.ts': "export default { 'empty.title': 'Empty' }",
  'src/messages/vi.ts': "export default { 'empty.title': 'Trống' }",
}

/** Its build costs what every build costs. */
export function writeEmptyModule(folder: string): void {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
