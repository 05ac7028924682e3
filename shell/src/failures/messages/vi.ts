import type en from './en.ts'

export default {
  'unavailable.platform': 'Mục này cần một phiên bản khác của Publisher Console ({needs}). Hãy thử lại sau.',
  'unavailable.missing': 'Mục này đang thiếu tệp. Hãy thử lại sau.',
  'unavailable.held': 'Mục này đang tạm dừng vì không tải được bản mới nhất. Hãy thử lại sau.',
  'unavailable.off': 'Mục này đang tạm tắt. Hãy thử lại sau.',
  'unavailable.override': 'Không dùng được bản ghi đè của mục này.',
  'unavailable.unreachable': 'Không kết nối được với máy chủ. Mục này sẽ tự tải lại khi có kết nối.',
  'unavailable.slow': 'Mục này tải quá lâu. Các phần khác vẫn hoạt động bình thường.',
  'unavailable.altered': 'Tệp của mục này bị thay đổi trên đường truyền nên đã bị chặn. Hãy kiểm tra mạng rồi thử lại.',
  'unavailable.invalid': 'Mục này tải về không đầy đủ. Các phần khác vẫn hoạt động bình thường.',
  'unavailable.import': 'Mục này gặp lỗi khi khởi động. Các phần khác vẫn hoạt động bình thường.',
  'unavailable.render': 'Mục này gặp lỗi. Các phần khác vẫn hoạt động bình thường.',
  'unavailable.supportId': 'Mã hỗ trợ: {id}',
  'unavailable.copySupportId': 'Sao chép mã hỗ trợ',
} satisfies Record<keyof typeof en, string>
