import type en from './en.ts'

export default {
  'timeZones.title': 'Múi giờ',
  'timeZones.search': 'Tìm kiếm theo địa điểm, tên hoặc độ lệch giờ',
  'timeZones.list': 'Các múi giờ',
  'timeZones.more': 'Nhập từ khóa để tìm múi giờ khác',
  'timeZones.none': 'Không có kết quả phù hợp.',
} satisfies Record<keyof typeof en, string>
