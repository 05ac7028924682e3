import { defineModule } from '@console/module'
import descriptor from './descriptor.ts'

export default defineModule({
  descriptor,
  pages: {
    'onelink-list': () => import('./onelinks/onelink-list.page.tsx').then((file) => file.OnelinkListPage),
    'onelink-create': () => import('./onelinks/onelink-create.page.tsx').then((file) => file.OnelinkCreatePage),
    'qr-codes': () => import('./onelinks/codes/qr-codes.page.tsx').then((file) => file.QrCodesPage),
    onelink: () => import('./onelinks/onelink.page.tsx').then((file) => file.OnelinkPage),
    'metric-request-list': () => import('./metric-requests/metric-request-list.page.tsx').then((file) => file.MetricRequestListPage),
    'metric-request-create': () => import('./metric-requests/metric-request-create.page.tsx').then((file) => file.MetricRequestCreatePage),
    'metric-request': () => import('./metric-requests/metric-request.page.tsx').then((file) => file.MetricRequestPage),
    'metric-request-edit': () => import('./metric-requests/metric-request-edit.page.tsx').then((file) => file.MetricRequestEditPage),
  },
  messages: {
    en: () => import('./messages/en.ts'),
    vi: () => import('./messages/vi.ts'),
  },
})
