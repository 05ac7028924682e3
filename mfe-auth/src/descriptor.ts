import { describeModule } from '@console/module'

export default describeModule({
  id: 'auth',
  owns: ['/login', '/select-publisher'],
  routes: [
    { path: '/login', page: 'login', title: 'login.title', layout: 'landing', guard: 'none' },
    { path: '/select-publisher', page: 'select-publisher', title: 'publishers.title', layout: 'select-publisher', withoutPublisher: true },
  ],
})
