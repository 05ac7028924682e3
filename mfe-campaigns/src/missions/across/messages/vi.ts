import type en from './en.ts'

export default {
  'missions.all.title': 'Nhiệm vụ của mọi chiến dịch',
  'missions.all.begin': 'Đến danh sách chiến dịch',
  'missions.all.metric': 'Dùng chỉ số',
  'missions.all.metric.all': 'Mọi chỉ số',
  'missions.all.item': 'Vật phẩm',
  'missions.all.item.all': 'Mọi vật phẩm',
  'missions.all.campaign': 'Chiến dịch',
  'missions.all.campaignStatus': 'Trạng thái chiến dịch',
  'missions.all.reading': 'Đang tìm trong các chiến dịch',
  'missions.all.stop': 'Dừng',
  'missions.all.goOn': 'Tiếp tục',
  'missions.all.read': 'Đã tìm trong {count, number} chiến dịch.',
  'missions.all.stopped': 'Mới tìm trong {done, number} / {count, number} chiến dịch.',
  'missions.all.unread': 'Không tải được nhiệm vụ của các chiến dịch sau: {names}.',
  'missions.all.leftOut': 'Không đọc được {count, number} nhiệm vụ nên không có trong danh sách.',
  'missions.across.ownOnly': 'Chỉ hiện các chiến dịch của bạn.',
  'missions.across.denied': 'Thiếu {count, number} chiến dịch vì bạn không có quyền xem nhiệm vụ trong đó.',
  'missions.across.leftOut': 'Không thể hiển thị {count, number} chiến dịch tại đây.',
  'missions.across.more': 'Có quá nhiều chiến dịch nên không thể hiện tất cả tại đây.',
} satisfies Record<keyof typeof en, string>
