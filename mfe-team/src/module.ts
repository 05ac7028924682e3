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
    member: () => import('./members/member.page.tsx').then((file) => file.MemberPage),
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
})
