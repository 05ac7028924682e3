import { defineModule } from '@console/module'
import descriptor from './descriptor.ts'

export default defineModule({
  descriptor,
  pages: {
    settings: () => import('./settings/settings.page.tsx').then((file) => file.SettingsPage),
    about: () => import('./settings/about.page.tsx').then((file) => file.AboutPage),
    publisher: () => import('./publisher/publisher.page.tsx').then((file) => file.PublisherPage),
    'publisher-edit': () => import('./publisher/publisher-edit.page.tsx').then((file) => file.PublisherEditPage),
    'my-profile': () => import('./profile/my-profile.page.tsx').then((file) => file.MyProfilePage),
    'profile-edit': () => import('./profile/profile-edit.page.tsx').then((file) => file.ProfileEditPage),
    'member-list': () => import('./members/member-list.page.tsx').then((file) => file.MemberListPage),
    invite: () => import('./invitations/invite.page.tsx').then((file) => file.InvitePage),
    'member-demo': () => import('./members/demo/demo.page.tsx').then((file) => file.DemoPage),
    'role-list': () => import('./roles/role-list.page.tsx').then((file) => file.RoleListPage),
    'role-create': () => import('./roles/role-create.page.tsx').then((file) => file.RoleCreatePage),
    role: () => import('./roles/role.page.tsx').then((file) => file.RolePage),
    'role-edit': () => import('./roles/role-edit.page.tsx').then((file) => file.RoleEditPage),
  },
  messages: {
    en: () => import('./messages/en.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  words: {
    settings: {
      pages: ['settings', 'about'],
      en: () => import('./settings/messages/en.ts'),
      vi: () => import('./settings/messages/vi.ts'),
    },
    publisher: {
      pages: ['publisher', 'publisher-edit'],
      en: () => import('./publisher/messages/en.ts'),
      vi: () => import('./publisher/messages/vi.ts'),
    },
    profile: {
      pages: ['my-profile', 'profile-edit'],
      en: () => import('./profile/messages/en.ts'),
      vi: () => import('./profile/messages/vi.ts'),
    },
    members: {
      pages: ['member-list'],
      en: () => import('./members/messages/en.ts'),
      vi: () => import('./members/messages/vi.ts'),
    },
    'members/demo': {
      pages: ['member-demo'],
      en: () => import('./members/demo/messages/en.ts'),
      vi: () => import('./members/demo/messages/vi.ts'),
    },
    invitations: {
      pages: ['invite'],
      en: () => import('./invitations/messages/en.ts'),
      vi: () => import('./invitations/messages/vi.ts'),
    },
    roles: {
      pages: ['role-list', 'role-create', 'role', 'role-edit'],
      en: () => import('./roles/messages/en.ts'),
      vi: () => import('./roles/messages/vi.ts'),
    },
  },
})
