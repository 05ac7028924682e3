import { defineModule } from '@console/module'
import descriptor from './descriptor.ts'

export default defineModule({
  descriptor,
  pages: {
    'sample-thing-list': () => import('./sample-things/sample-thing-list.page.tsx').then((file) => file.SampleThingListPage),
    'sample-thing-create': () => import('./sample-things/sample-thing-create.page.tsx').then((file) => file.SampleThingCreatePage),
    'sample-thing': () => import('./sample-things/sample-thing.page.tsx').then((file) => file.SampleThingPage),
    'sample-thing-edit': () => import('./sample-things/sample-thing-edit.page.tsx').then((file) => file.SampleThingEditPage),
  },
  messages: {
    en: () => import('./messages/en.ts'),
    vi: () => import('./messages/vi.ts'),
  },
})
