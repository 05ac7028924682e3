export default {
  'members.demo.title': 'Đội ngũ mẫu',
  'members.demo.notice': 'Đây là bản minh họa. Những người này không có thật, và mọi thao tác của bạn ở đây đều không được lưu hay gửi đi.',
  'members.demo.members': 'Thành viên',
  'members.demo.shows': 'Trường hợp',
  'members.demo.told.change':
    'Minh họa: không có gì được lưu. Trong đội ngũ của bạn, {name} sẽ có vai trò “{role}” và các ứng dụng đã chọn.',
  'members.demo.told.remove': 'Minh họa: không có ai bị xóa. Trong đội ngũ của bạn, {name} sẽ mất quyền truy cập ngay.',
  'members.demo.told.again': 'Minh họa: không có gì được gửi đi. Trong đội ngũ của bạn, một lời mời mới sẽ được gửi đến {email}.',
  'members.demo.told.withdraw':
    'Minh họa: không có gì bị thu hồi. Trong đội ngũ của bạn, liên kết đã gửi đến {email} sẽ không dùng được nữa.',
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
  'members.demo.state.above': 'Có nhiều quyền hơn bạn',
  'members.demo.state.member': 'Thành viên bình thường',
  'members.demo.state.own': 'Có ứng dụng riêng',
  'members.demo.state.new': 'Vừa tham gia',
  'members.demo.state.disabled': 'Tài khoản bị khóa',
  'members.demo.is.member':
    'Đây là một thành viên bình thường. Khi bạn chọn vai trò khác, những quyền có thêm và mất đi sẽ hiện ra trước khi bạn lưu.',
  'members.demo.is.own': 'Thành viên này có ứng dụng riêng và không thấy những gì thuộc về người khác.',
  'members.demo.is.new': 'Thành viên này vừa chấp nhận lời mời và chưa truy cập lần nào.',
  'members.demo.is.disabled': 'Tài khoản đã bị khóa. Người này không đăng nhập được nhưng vẫn có trong danh sách.',
}
