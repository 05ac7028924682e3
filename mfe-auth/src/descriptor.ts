import { describeModule } from '@console/module'

const anybody = { layout: 'landing', guard: 'none' } as const
const newcomer = { layout: 'register', guard: 'none' } as const

export default describeModule({
  id: 'auth',
  owns: [
    '/login',
    '/login_test',
    '/forgot-password',
    '/register',
    '/accept-invite',
    '/accept-invite-note',
    '/accept-invite-success',
    '/select-publisher',
  ],
  routes: [
    { path: '/login', page: 'login', title: 'login.title', ...anybody },
    { path: '/login_test', page: 'login-test', title: 'testers.title', ...anybody },
    { path: '/login/google', page: 'login-google', title: 'google.title', ...anybody },
    { path: '/forgot-password', page: 'forgot-password', title: 'recovery.title', ...anybody },
    { path: '/register', page: 'register', title: 'registration.title', ...newcomer },
    { path: '/register/email', page: 'register-email', title: 'registration.title', ...newcomer },
    { path: '/register/google', page: 'register-google', title: 'registration.title', ...newcomer },
    { path: '/register/complete', page: 'register-complete', title: 'registration.sent.title', ...newcomer },
    { path: '/accept-invite', page: 'accept-invite', title: 'invitation.title', ...anybody },
    { path: '/accept-invite-note', page: 'accept-invite-note', title: 'invitation.title', ...anybody },
    {
      path: '/accept-invite-success',
      page: 'accept-invite-success',
      title: 'invitation.welcome',
      layout: 'landing',
      guard: 'login',
      withoutPublisher: true,
    },
    {
      path: '/select-publisher',
      page: 'select-publisher',
      title: 'publishers.title',
      layout: 'select-publisher',
      withoutPublisher: true,
      data: 'publishers.own',
    },
  ],
})
