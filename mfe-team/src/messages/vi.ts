import invitations from '../invitations/messages/vi.ts'
import demo from '../members/demo/messages/vi.ts'
import members from '../members/messages/vi.ts'
import permissions from '../permissions/messages/vi.ts'
import profile from '../profile/messages/vi.ts'
import publisher from '../publisher/messages/vi.ts'
import roles from '../roles/messages/vi.ts'
import settings from '../settings/messages/vi.ts'

export default {
  ...invitations,
  ...members,
  ...demo,
  ...permissions,
  ...profile,
  ...publisher,
  ...roles,
  ...settings,
  'command.invite': 'Mời thành viên',
  'attention.invited': 'Đã mời {when}',
  'search.invitations': 'Lời mời đang chờ',
  'crumb.invite': 'Mời thành viên',
  'crumb.demo': 'Đội ngũ mẫu',
  'invitations.title': 'Mời thành viên',
  'nav.users': 'Thành viên',
  'crumb.users': 'Thành viên',
  'members.title': 'Thành viên',
  'error.user_not_found': 'Người này không còn là thành viên.',
  'error.cannot_change_self': 'Bạn không thể đổi vai trò của mình hoặc tự xóa mình. Hãy nhờ quản trị viên khác.',
  'error.already_member': 'Người này đã là thành viên.',
  'error.invitation_pending': 'Địa chỉ này đã có lời mời đang chờ.',
  'error.invitation_not_found': 'Lời mời này không còn tồn tại.',
  'error.invitation_accepted': 'Lời mời này đã được chấp nhận.',
  'nav.roles': 'Vai trò',
  'command.newRole': 'Tạo vai trò',
  'command.myProfile': 'Hồ sơ của tôi',
  'crumb.roles': 'Vai trò',
  'crumb.create': 'Vai trò mới',
  'crumb.info': 'Thông tin',
  'crumb.edit': 'Sửa',
  'roles.title': 'Vai trò',
  'role.create.title': 'Tạo vai trò',
  'error.role_not_found': 'Vai trò này không còn tồn tại.',
  'error.role_is_original': 'Vai trò này là của nhà cung cấp nên không thể thay đổi hoặc xóa. Hãy nhân bản để tạo vai trò riêng.',
  'error.role_in_use':
    'Có thành viên đang giữ vai trò này hoặc có lời mời đang chờ với vai trò này. Hãy đổi vai trò của thành viên hoặc thu hồi lời mời trước.',
  'error.name_taken': 'Tên này đã được dùng. Hãy chọn tên khác.',
  'error.permission_escalation': 'Bạn chỉ có thể giao hoặc thu hồi những quyền mình có. Hãy nhờ quản trị viên.',
  'error.last_administrator':
    'Nếu làm vậy, nhà phát hành sẽ không còn quản trị viên nào. Hãy giao vai trò quản trị viên cho thành viên khác trước.',
  'nav.settings': 'Cài đặt',
  'crumb.setting': 'Cài đặt',
  'crumb.about': 'Giới thiệu',
  'crumb.publisherInfo': 'Thông tin nhà phát hành',
  'crumb.myProfile': 'Hồ sơ của tôi',
  'settings.title': 'Cài đặt',
  'settings.about.title': 'Giới thiệu',
  'publisher.title': 'Thông tin nhà phát hành',
  'publisher.edit.title': 'Sửa thông tin nhà phát hành',
  'profile.title': 'Hồ sơ của tôi',
  'profile.edit.title': 'Sửa hồ sơ',
}
