import type en from './en.ts'

export default {
  'campaigns.timeline': 'Dòng thời gian',
  'campaigns.table': 'Danh sách',
  'campaigns.timeline.earlier': 'Trước đó',
  'campaigns.timeline.later': 'Sau đó',
  'campaigns.timeline.zoom': 'Khoảng thời gian hiển thị',
  'campaigns.timeline.zoom.week': 'Tuần',
  'campaigns.timeline.zoom.month': 'Tháng',
  'campaigns.timeline.zoom.quarter': 'Quý',
  'campaigns.timeline.group': 'Nhóm theo',
  'campaigns.timeline.count': '{count, number} chiến dịch',
  'campaigns.timeline.overlaps': '{count, number} lần trùng nhau',
  'campaigns.timeline.gaps': '{count, number} khoảng trống',
  'campaigns.timeline.legend': 'Chú giải',
  'campaigns.timeline.legend.overlap': 'Trùng nhau: nhiều chiến dịch cùng lúc',
  'campaigns.timeline.legend.one': 'Một chiến dịch',
  'campaigns.timeline.legend.gap': 'Không có chiến dịch',
  'campaigns.timeline.drag':
    'Kéo một đầu của thanh để đổi ngày. Nếu ngày đó nằm ngoài khoảng đang hiển thị, hãy chọn “Sửa” trong menu của chiến dịch.',
} satisfies Record<keyof typeof en, string>
