import { defineModule } from '@console/module'
import descriptor from './descriptor.ts'

export default defineModule({
  descriptor,
  pages: {
    'application-list': () => import('./applications/application-list.page.tsx').then((file) => file.ApplicationListPage),
    'application-create': () => import('./applications/application-create.page.tsx').then((file) => file.ApplicationCreatePage),
    application: () => import('./applications/application.page.tsx').then((file) => file.ApplicationPage),
    sources: () => import('./sources/sources.page.tsx').then((file) => file.SourcesPage),
    'source-list': () => import('./sources/source-list.page.tsx').then((file) => file.SourceListPage),
    'source-create': () => import('./sources/source-create.page.tsx').then((file) => file.SourceCreatePage),
    source: () => import('./sources/source.page.tsx').then((file) => file.SourcePage),
    'source-edit': () => import('./sources/source-edit.page.tsx').then((file) => file.SourceEditPage),
  },
  messages: {
    en: () => import('./messages/en.ts'),
    vi: () => import('./messages/vi.ts'),
  },
})
