import type en from './en.ts'

export default {
  'missions.seen.title': 'Người chơi thấy gì',
  'missions.seen.titleOf': 'Người chơi thấy gì: {application}',
  'missions.seen.choose': 'Chọn một ứng dụng',
  'missions.seen.choose.text':
    'Mọi nhiệm vụ đang hoạt động trong các chiến dịch đang diễn ra của ứng dụng sẽ hiện như trên điện thoại, trong một trang để chia sẻ hoặc in.',
  'missions.seen.application.choose': 'Chọn ứng dụng',
  'missions.seen.application.another': 'Chọn ứng dụng khác',
  'missions.seen.copy': 'Sao chép địa chỉ trang',
  'missions.seen.print': 'In',
  'missions.seen.reading': 'Đang tải các chiến dịch',
  'missions.seen.asOf': 'Tính đến {time}, {zone}',
  'missions.seen.order': 'Chiến dịch xếp theo ngày bắt đầu, nhiệm vụ xếp theo ngày tạo.',
  'missions.seen.none.title': 'Hiện người chơi không thấy nhiệm vụ nào',
  'missions.seen.none.text':
    'Không có chiến dịch nào vừa đang hoạt động vừa đang diễn ra mà có nhiệm vụ đang hoạt động trong ứng dụng này.',
  'missions.seen.empty': 'Chiến dịch đang diễn ra nhưng không có nhiệm vụ nào hoạt động trong ứng dụng này',
  'missions.seen.place': '{place, number}. {type}',
  'missions.seen.open': 'Mở nhiệm vụ',
  'missions.seen.playable': 'Nhiệm vụ này mở một trang của {host}.',
  'missions.seen.playable.none': 'Không mở được trang của nhiệm vụ này. URL phải bắt đầu bằng https://.',
  'missions.seen.unknownType': 'Không thể hiển thị loại nhiệm vụ này tại đây.',
  'missions.seen.unknownQuestions': 'Không thể hiển thị một số câu hỏi của khảo sát này tại đây.',
  'missions.seen.leftOut': 'Không thể hiển thị {count, number} nhiệm vụ của chiến dịch này tại đây.',
  'missions.seen.others': 'Chiến dịch đang hoạt động nhưng chưa diễn ra hoặc đã quá hạn',
} satisfies Record<keyof typeof en, string>
