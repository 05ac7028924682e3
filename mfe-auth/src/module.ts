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
    'accept-invite': () => import('./invitations/accept-invite.page.tsx').then((file) => file.AcceptInvitePage),
    'accept-invite-note': () => import('./invitations/accept-invite-note.page.tsx').then((file) => file.AcceptInviteNotePage),
    'accept-invite-success': () => import('./invitations/accept-invite-success.page.tsx').then((file) => file.AcceptInviteSuccessPage),
    'select-publisher': () => import('./publishers/select-publisher.page.tsx').then((file) => file.SelectPublisherPage),
  },
  messages: {
    en: () => import('./messages/en.ts'),
    vi: () => import('./messages/vi.ts'),
  },
})
