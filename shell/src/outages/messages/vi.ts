import type en from './en.ts'

export default {
  'outage.api':
    'Dịch vụ đang gặp sự cố. Hiện chưa tải hoặc lưu được một số dữ liệu. Trang sẽ tự tải dữ liệu khi có thể; nội dung bạn nhập vẫn được giữ.',
  'outage.rest': 'Hiện chưa mở được các mục khác. Mục này vẫn hoạt động bình thường, và trang sẽ tự thử lại.',
} satisfies Record<keyof typeof en, string>
