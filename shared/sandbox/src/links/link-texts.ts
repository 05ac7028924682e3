export const LINK_TEXTS = {
  en: {
    app: 'Open in the app',
    preview: 'Open this link on your phone to get the app.',
    unknown: 'This link does not exist',
    unknownHint: 'It may have been deleted or changed. Check the address, or ask the person who shared it for a new one.',
    busy: 'This link can’t be opened right now',
    busyHint: 'Nothing is wrong with the link. Try again in a moment.',
    elsewhere: 'This link leads to a mobile app. Open it on your phone, or go to a store:',
    nowhere: 'This link has no destination yet.',
  },
  vi: {
    app: 'Mở trong ứng dụng',
    preview: 'Hãy mở liên kết này trên điện thoại để tải ứng dụng.',
    unknown: 'Liên kết này không tồn tại',
    unknownHint: 'Liên kết có thể đã bị xóa hoặc thay đổi. Hãy kiểm tra địa chỉ hoặc hỏi lại người đã gửi liên kết cho bạn.',
    busy: 'Hiện không mở được liên kết này',
    busyHint: 'Liên kết không có lỗi. Hãy thử lại sau giây lát.',
    elsewhere: 'Liên kết này dẫn đến ứng dụng trên điện thoại. Hãy mở bằng điện thoại hoặc chọn cửa hàng:',
    nowhere: 'Liên kết này chưa có đích đến.',
  },
} as const
