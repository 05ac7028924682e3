import type en from './en.ts'

export default {
  'richText.files': 'Không dán được tệp vào đây. Để thêm hình ảnh, hãy chọn “Hình ảnh” rồi nhập URL của hình ảnh.',
  'richText.lost.pictures':
    'Không dán được {count, number} hình ảnh hoặc video. Để thêm hình ảnh, hãy chọn “Hình ảnh” rồi nhập URL của hình ảnh.',
  'richText.lost.links': '{count, number} liên kết được dán dưới dạng văn bản, vì chỉ giữ được liên kết đến trang web và ứng dụng.',
} as const satisfies Record<keyof typeof en, string>
