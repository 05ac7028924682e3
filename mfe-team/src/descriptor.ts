import { describeModule } from '@console/module'

export default describeModule({
  id: 'team',
  owns: ['/users', '/roles', '/setting', '/my-profile'],
  nav: [
    { to: '/users', label: 'nav.users', icon: 'users', order: 70 },
    { to: '/roles', label: 'nav.roles', icon: 'roles', order: 80 },
    { to: '/setting', label: 'nav.settings', icon: 'settings', order: 90 },
  ],
  commands: [
    { to: '/users/user-invite', label: 'command.invite' },
    { to: '/roles/create', label: 'command.newRole' },
  ],
  routes: [
    { path: '/users', page: 'member-list', title: 'members.title', crumb: 'crumb.users', data: 'users.list' },
    { path: '/users/user-invite', page: 'invite', title: 'invitations.title', crumb: 'crumb.invite', act: 'invitations.create' },
    { path: '/users/demo', page: 'invite-demo', title: 'invitations.demo.title', crumb: 'crumb.demo' },
    { path: '/roles', page: 'role-list', title: 'roles.title', crumb: 'crumb.roles', data: 'roles.list' },
    { path: '/roles/create', page: 'role-create', title: 'role.create.title', crumb: 'crumb.create', act: 'roles.create' },
    { path: '/roles/:role_id', page: 'role', crumb: { label: 'crumb.info', record: true }, data: 'roles.get' },
    { path: '/roles/:role_id/update', page: 'role-edit', crumb: 'crumb.edit', data: 'roles.get', act: 'roles.update' },
    { path: '/setting', page: 'settings', title: 'settings.title', crumb: 'crumb.setting' },
    { path: '/setting/about-its', page: 'about', title: 'settings.about.title', crumb: 'crumb.about' },
    {
      path: '/setting/publisher-info',
      page: 'publisher',
      title: 'publisher.title',
      crumb: 'crumb.publisherInfo',
      data: 'publishers.get',
    },
    {
      path: '/setting/publisher-info/update',
      page: 'publisher-edit',
      title: 'publisher.edit.title',
      crumb: 'crumb.edit',
      data: 'publishers.get',
      act: 'publishers.update',
    },
    {
      path: '/my-profile',
      page: 'my-profile',
      title: 'profile.title',
      crumb: 'crumb.myProfile',
      data: 'profile.get',
      guard: 'login',
      withoutPublisher: true,
    },
    {
      path: '/my-profile/update',
      page: 'profile-edit',
      title: 'profile.edit.title',
      crumb: 'crumb.edit',
      data: 'profile.get',
      guard: 'login',
      withoutPublisher: true,
    },
  ],
})
