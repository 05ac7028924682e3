import type en from './en.ts'

export default {
  'outage.api':
    'Dịch vụ đang gặp sự cố. Hiện chưa tải hoặc lưu được một số dữ liệu. Trang sẽ tự tải dữ liệu khi có thể; nội dung bạn nhập vẫn được giữ.',
  'outage.rest': 'Hiện chưa mở được các mục khác. Mục này vẫn hoạt động bình thường, và trang sẽ tự thử lại.',
  'outage.cookies':
    'Trình duyệt không lưu cookie của trang web này nên bạn không thể đăng nhập. Hãy cho phép cookie cho trang web, rồi tải lại trang.',
  'outage.storage':
    'Trình duyệt không lưu dữ liệu của trang web này nên cửa sổ sẽ quên nhà phát hành đang chọn khi bạn tải lại trang. Mọi thứ khác vẫn hoạt động. Để giữ lại lựa chọn này, hãy cho phép trang web lưu dữ liệu.',
} satisfies Record<keyof typeof en, string>
