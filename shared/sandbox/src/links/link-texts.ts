/** What the pages behind links say to whoever opened one. */
export const LINK_TEXTS = {
  en: {
    unknown: 'This link does not exist',
    unknownHint: 'It may have been deleted or changed. Check the address, or ask whoever gave it to you for a new one.',
    elsewhere: 'This link leads to an application for phones. Open it on your phone, or go to a store:',
    nowhere: 'This link does not lead anywhere on this device yet.',
    android: 'Google Play',
    ios: 'App Store',
  },
  vi: {
    unknown: 'Liên kết này không tồn tại',
    unknownHint: 'Liên kết có thể đã bị xóa hoặc thay đổi. Hãy kiểm tra địa chỉ hoặc hỏi lại người đã gửi liên kết cho bạn.',
    elsewhere: 'Liên kết này dẫn đến ứng dụng trên điện thoại. Hãy mở bằng điện thoại hoặc chọn cửa hàng:',
    nowhere: 'Liên kết này chưa dẫn đến đâu trên thiết bị này.',
    android: 'Google Play',
    ios: 'App Store',
  },
} as const
