import { defineModule } from '@console/module'
import descriptor from './descriptor.ts'

export default defineModule({
  descriptor,
  pages: {
    login: () => import('./sign-in/login.page.tsx').then((file) => file.LoginPage),
    'select-publisher': () => import('./publishers/select-publisher.page.tsx').then((file) => file.SelectPublisherPage),
  },
  messages: {
    en: () => import('./messages/en.ts'),
    vi: () => import('./messages/vi.ts'),
  },
})
