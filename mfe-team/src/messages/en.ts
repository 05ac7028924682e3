import invitations from '../invitations/messages/en.ts'
import demo from '../members/demo/messages/en.ts'
import members from '../members/messages/en.ts'
import permissions from '../permissions/messages/en.ts'
import profile from '../profile/messages/en.ts'
import publisher from '../publisher/messages/en.ts'
import roles from '../roles/messages/en.ts'
import settings from '../settings/messages/en.ts'

export default {
  ...invitations,
  ...members,
  ...demo,
  ...permissions,
  ...profile,
  ...publisher,
  ...roles,
  ...settings,
  'command.invite': 'Invite members',
  'attention.invited': 'Invited {when}',
  'search.invitations': 'Pending invitations',
  'crumb.invite': 'Invite members',
  'crumb.demo': 'Sample team',
  'invitations.title': 'Invite members',
  'nav.users': 'Members',
  'crumb.users': 'Members',
  'members.title': 'Members',
  'error.user_not_found': 'This person is no longer a member.',
  'error.cannot_change_self': 'You can’t change your own role or remove yourself. Ask another administrator.',
  'error.already_member': 'This person is already a member.',
  'error.invitation_pending': 'This address already has a pending invitation.',
  'error.invitation_not_found': 'This invitation no longer exists.',
  'error.invitation_accepted': 'This invitation has already been accepted.',
  'nav.roles': 'Roles',
  'command.newRole': 'Create role',
  'command.myProfile': 'My profile',
  'crumb.roles': 'Roles',
  'crumb.create': 'New role',
  'crumb.info': 'Info',
  'crumb.edit': 'Edit',
  'roles.title': 'Roles',
  'role.create.title': 'Create role',
  'error.role_not_found': 'This role no longer exists.',
  'error.role_is_original': 'This role comes from the provider and can’t be changed or deleted. Duplicate it to make your own.',
  'error.role_in_use':
    'A member holds this role, or a pending invitation gives it. Give the member another role or withdraw the invitation first.',
  'error.name_taken': 'This name is already taken. Choose another one.',
  'error.permission_escalation': 'You can only give or take away permissions that you have. Ask an administrator.',
  'error.last_administrator': 'This would leave the publisher without an administrator. Make another member an administrator first.',
  'nav.settings': 'Settings',
  'crumb.setting': 'Settings',
  'crumb.about': 'About',
  'crumb.publisherInfo': 'Publisher info',
  'crumb.myProfile': 'My profile',
  'settings.title': 'Settings',
  'settings.about.title': 'About',
  'publisher.title': 'Publisher info',
  'publisher.edit.title': 'Edit publisher info',
  'profile.title': 'My profile',
  'profile.edit.title': 'Edit profile',
}
