import type en from './en.ts'

export default {
  'login.title': 'Đăng nhập',
  'login.intro': 'Chào mừng bạn trở lại.',
  'login.toOpen': 'Đăng nhập để mở {area}.',
  'login.email': 'Email',
  'login.password': 'Mật khẩu',
  'login.submit': 'Đăng nhập',
  'login.failed': 'Không đăng nhập được',
  'publishers.title': 'Chọn nhà phát hành',
  'publishers.intro': 'Bạn muốn làm việc với nhà phát hành nào?',
  'publishers.search': 'Tìm kiếm nhà phát hành',
  'publishers.failed': 'Không tải được danh sách nhà phát hành của bạn',
  'publishers.none.title': 'Chưa có nhà phát hành nào',
  'publishers.none.text': 'Bạn chưa thuộc nhà phát hành nào. Hãy nhờ đồng nghiệp mời bạn.',
  'publishers.last': 'Dùng lần trước',
  'publishers.noMatch': 'Không có nhà phát hành nào phù hợp.',
} satisfies Record<keyof typeof en, string>
