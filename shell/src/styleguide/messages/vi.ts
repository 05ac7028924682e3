import type en from './en.ts'

export default {
  'styleguide.title': 'Hướng dẫn giao diện',
  'styleguide.colors': 'Màu sắc',
  'styleguide.type': 'Kiểu chữ',
  'styleguide.sample': 'Tặng thưởng cho người dùng ứng dụng của bạn',
  'styleguide.actions': 'Thao tác',
  'styleguide.toast': 'Hiện một thông báo',
  'styleguide.icons': 'Biểu tượng',
  'styleguide.states': 'Trạng thái',
  'styleguide.field': 'Một trường nhập',
  'styleguide.data': 'Dữ liệu',
  'styleguide.table': 'Một bảng',
  'styleguide.moment': 'Một thời điểm',
} satisfies Record<keyof typeof en, string>
