import members from '../../messages/vi.ts'

export default {
  ...members,
  'members.demo.title': 'Đội ngũ mẫu',
  'members.demo.notice': 'Đây là bản minh họa. Những người này không có thật, và không có gì bạn làm ở đây được lưu hoặc gửi đi.',
  'members.demo.members': 'Thành viên',
  'members.demo.shows': 'Minh họa cho',
  'members.demo.told.change': 'Minh họa: không có gì được lưu. Trong đội ngũ của bạn, {name} giờ sẽ có vai trò {role}.',
  'members.demo.told.remove': 'Minh họa: không có ai bị xóa. Trong đội ngũ của bạn, {name} sẽ mất quyền truy cập ngay.',
  'members.demo.told.again': 'Minh họa: không có gì được gửi đi. Trong đội ngũ của bạn, một lời mời mới sẽ được gửi tới {email}.',
  'members.demo.told.withdraw':
    'Minh họa: không có gì bị thu hồi. Trong đội ngũ của bạn, liên kết đã gửi tới {email} sẽ không dùng được nữa.',
  'members.demo.told.removeInvitation':
    'Minh họa: không có gì bị xóa. Trong đội ngũ của bạn, lời mời đã hết hạn gửi đến {email} sẽ không còn trong danh sách.',
  'members.demo.key': '{resource}: {action}',
  'members.demo.key.own': '{resource}: {action} (của mình)',
  'members.demo.role.administrator': 'Quản trị viên',
  'members.demo.role.lead': 'Trưởng nhóm',
  'members.demo.role.author': 'Người soạn',
  'members.demo.role.reader': 'Người xem',
  'members.demo.application.quest': 'Trò chơi mẫu',
  'members.demo.application.puzzle': 'Câu đố mẫu',
  'members.demo.state.you': 'Chính bạn',
  'members.demo.state.above': 'Nhiều quyền hơn bạn',
  'members.demo.state.member': 'Thành viên bình thường',
  'members.demo.state.own': 'Có ứng dụng riêng',
  'members.demo.state.new': 'Vừa tham gia',
  'members.demo.state.disabled': 'Tài khoản bị khóa',
  'members.demo.is.member': 'Thành viên bình thường. Khi bạn chọn vai trò khác, những quyền có thêm và mất đi hiện ra trước khi lưu.',
  'members.demo.is.own': 'Thành viên có ứng dụng của riêng mình, không thấy những gì của người khác.',
  'members.demo.is.new': 'Vừa chấp nhận lời mời và chưa hoạt động lần nào.',
  'members.demo.is.disabled': 'Tài khoản đã bị khóa. Người này không đăng nhập được nhưng vẫn có trong danh sách.',
}
