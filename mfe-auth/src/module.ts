import { defineModule } from '@console/module'
import descriptor from './descriptor.ts'

export default defineModule({
  descriptor,
  pages: {
    login: () => import('./sign-in/login.page.tsx').then((file) => file.LoginPage),
    'login-test': () => import('./sign-in/login-test.page.tsx').then((file) => file.LoginTestPage),
    'login-google': () => import('./sign-in/login-google.page.tsx').then((file) => file.LoginGooglePage),
    'forgot-password': () => import('./recovery/forgot-password.page.tsx').then((file) => file.ForgotPasswordPage),
    register: () => import('./registration/register.page.tsx').then((file) => file.RegisterPage),
    'register-email': () => import('./registration/register-email.page.tsx').then((file) => file.RegisterEmailPage),
    'register-google': () => import('./registration/register-google.page.tsx').then((file) => file.RegisterGooglePage),
    'register-complete': () => import('./registration/register-complete.page.tsx').then((file) => file.RegisterCompletePage),
    'select-publisher': () => import('./publishers/select-publisher.page.tsx').then((file) => file.SelectPublisherPage),
  },
  messages: {
    en: () => import('./messages/en.ts'),
    vi: () => import('./messages/vi.ts'),
  },
})
