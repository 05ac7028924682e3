import type en from './en.ts'

export default {
  'missions.across.ownOnly': 'Chỉ hiện các chiến dịch của bạn.',
  'missions.across.denied': 'Thiếu {count, number} chiến dịch vì bạn không có quyền xem nhiệm vụ trong đó.',
  'missions.across.leftOut': 'Không thể hiển thị {count, number} chiến dịch tại đây.',
  'missions.across.more': 'Có quá nhiều chiến dịch nên không thể hiện tất cả tại đây.',
} satisfies Record<keyof typeof en, string>
