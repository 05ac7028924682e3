/** Words in braces are filled in. */
export interface MailText {
  readonly subject: string
  readonly heading: string
  readonly before: readonly string[]
  readonly button?: string
  readonly after: readonly string[]
}

type Both = { readonly en: MailText; readonly vi: MailText }

const IGNORE = {
  en: 'If you didn’t ask for this, you can ignore this email: nothing has changed.',
  vi: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: không có gì thay đổi.',
}
const CODE_LIFE = {
  en: 'The code works once and expires in {minutes} minutes. Never share it: the provider will never ask you for it.',
  vi: 'Mã chỉ dùng được một lần, trong vòng {minutes} phút. Đừng chia sẻ mã này: nhà cung cấp không bao giờ hỏi mã của bạn.',
}

export const MAIL_TEXTS = {
  register_code: {
    en: {
      subject: '{code} is your registration code',
      heading: 'Confirm your email address',
      before: ['Enter this code to continue your registration.'],
      after: [CODE_LIFE.en, IGNORE.en],
    },
    vi: {
      subject: '{code} là mã đăng ký của bạn',
      heading: 'Xác nhận địa chỉ email',
      before: ['Nhập mã này để tiếp tục đăng ký.'],
      after: [CODE_LIFE.vi, IGNORE.vi],
    },
  },
  register_known: {
    en: {
      subject: 'You already have an account',
      heading: 'You already have an account',
      before: ['You asked to register with this address, but it already has an account. Sign in instead.'],
      button: 'Sign in',
      after: ['Forgot your password? Choose “Forgot your password?” on the sign-in page.', IGNORE.en],
    },
    vi: {
      subject: 'Bạn đã có tài khoản',
      heading: 'Bạn đã có tài khoản',
      before: ['Bạn vừa yêu cầu đăng ký bằng địa chỉ này, nhưng địa chỉ đã có tài khoản. Hãy đăng nhập.'],
      button: 'Đăng nhập',
      after: ['Quên mật khẩu? Hãy nhấn “Quên mật khẩu?” trên trang đăng nhập.', IGNORE.vi],
    },
  },
  register_disabled: {
    en: {
      subject: 'Your account is disabled',
      heading: 'Your account is disabled',
      before: ['You asked to register with this address, but its account can’t be used at the moment. Ask the provider for help.'],
      after: [IGNORE.en],
    },
    vi: {
      subject: 'Tài khoản của bạn đã bị khóa',
      heading: 'Tài khoản của bạn đã bị khóa',
      before: ['Bạn vừa yêu cầu đăng ký bằng địa chỉ này, nhưng tài khoản hiện không dùng được. Hãy liên hệ nhà cung cấp để được hỗ trợ.'],
      after: [IGNORE.vi],
    },
  },
  register_pending: {
    en: {
      subject: 'Your registration is waiting for approval',
      heading: 'Your registration is waiting for approval',
      before: [
        'You asked to register with this address. Your registration is waiting for approval; the decision will be sent to this address.',
      ],
      after: [IGNORE.en],
    },
    vi: {
      subject: 'Đăng ký của bạn đang chờ duyệt',
      heading: 'Đăng ký của bạn đang chờ duyệt',
      before: ['Bạn vừa yêu cầu đăng ký bằng địa chỉ này. Đăng ký của bạn đang chờ duyệt; kết quả sẽ được gửi đến địa chỉ này.'],
      after: [IGNORE.vi],
    },
  },
  reset_code: {
    en: {
      subject: '{code} is your password reset code',
      heading: 'Reset your password',
      before: ['Enter this code to choose a new password.'],
      after: [CODE_LIFE.en, 'Setting a new password will sign you out everywhere.', IGNORE.en],
    },
    vi: {
      subject: '{code} là mã đặt lại mật khẩu của bạn',
      heading: 'Đặt lại mật khẩu',
      before: ['Nhập mã này để đặt mật khẩu mới.'],
      after: [CODE_LIFE.vi, 'Sau khi đặt mật khẩu mới, bạn sẽ bị đăng xuất khỏi mọi thiết bị.', IGNORE.vi],
    },
  },
  reset_unknown: {
    en: {
      subject: 'No account with this address',
      heading: 'There is no account with this address',
      before: ['You asked to reset a password, but this address has no account. You may have registered with a different address.'],
      button: 'Register',
      after: [IGNORE.en],
    },
    vi: {
      subject: 'Địa chỉ này chưa có tài khoản',
      heading: 'Địa chỉ này chưa có tài khoản',
      before: ['Bạn vừa yêu cầu đặt lại mật khẩu, nhưng địa chỉ này chưa có tài khoản. Có thể bạn đã đăng ký bằng địa chỉ khác.'],
      button: 'Đăng ký',
      after: [IGNORE.vi],
    },
  },
  reset_pending: {
    en: {
      subject: 'Your registration is waiting for approval',
      heading: 'Your registration is waiting for approval',
      before: ['You asked to reset a password. Once your registration is approved, you can sign in and reset your password.'],
      after: [IGNORE.en],
    },
    vi: {
      subject: 'Đăng ký của bạn đang chờ duyệt',
      heading: 'Đăng ký của bạn đang chờ duyệt',
      before: ['Bạn vừa yêu cầu đặt lại mật khẩu. Bạn có thể đăng nhập và đặt lại mật khẩu sau khi đăng ký được duyệt.'],
      after: [IGNORE.vi],
    },
  },
  reset_disabled: {
    en: {
      subject: 'Your account is disabled',
      heading: 'Your account is disabled',
      before: ['You asked to reset a password, but this account can’t be used at the moment. Ask the provider for help.'],
      after: [IGNORE.en],
    },
    vi: {
      subject: 'Tài khoản của bạn đã bị khóa',
      heading: 'Tài khoản của bạn đã bị khóa',
      before: ['Bạn vừa yêu cầu đặt lại mật khẩu, nhưng tài khoản này hiện không dùng được. Hãy liên hệ nhà cung cấp để được hỗ trợ.'],
      after: [IGNORE.vi],
    },
  },
  password_changed: {
    en: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      before: ['Your password was reset, and you were signed out everywhere. Sign in with the new password.'],
      button: 'Sign in',
      after: ['If this wasn’t you, reset your password now and tell the provider.'],
    },
    vi: {
      subject: 'Mật khẩu của bạn đã được thay đổi',
      heading: 'Mật khẩu của bạn đã được thay đổi',
      before: ['Mật khẩu của bạn đã được đặt lại, và bạn đã bị đăng xuất khỏi mọi thiết bị. Hãy đăng nhập bằng mật khẩu mới.'],
      button: 'Đăng nhập',
      after: ['Nếu không phải bạn thực hiện việc này, hãy đặt lại mật khẩu ngay và báo cho nhà cung cấp.'],
    },
  },
  registration_approved: {
    en: {
      subject: 'Welcome: {publisher} has been approved',
      heading: 'Your registration has been approved',
      before: ['Hello {name}, your publisher {publisher} is ready. Sign in to add your first application.'],
      button: 'Sign in',
      after: [],
    },
    vi: {
      subject: 'Nhà phát hành {publisher} đã được duyệt',
      heading: 'Đăng ký của bạn đã được duyệt',
      before: ['Xin chào {name}, nhà phát hành {publisher} đã sẵn sàng. Hãy đăng nhập để thêm ứng dụng đầu tiên.'],
      button: 'Đăng nhập',
      after: [],
    },
  },
  registration_rejected: {
    en: {
      subject: 'Your registration was not approved',
      heading: 'Your registration was not approved',
      before: ['Hello {name}, the provider did not approve your publisher {publisher}.', 'Reason: {note}'],
      after: ['You can register again once you have fixed this.'],
    },
    vi: {
      subject: 'Đăng ký của bạn không được duyệt',
      heading: 'Đăng ký của bạn không được duyệt',
      before: ['Xin chào {name}, nhà cung cấp không duyệt nhà phát hành {publisher}.', 'Lý do: {note}'],
      after: ['Bạn có thể đăng ký lại sau khi khắc phục vấn đề này.'],
    },
  },
  invitation: {
    en: {
      subject: '{inviter} invited you to join {publisher}',
      heading: 'Join {publisher}',
      before: ['{inviter} invited you to join {publisher}. Your role: {role}.', 'Note from {inviter}: {note}'],
      button: 'View invitation',
      after: ['The invitation is for {email} and expires on {date}.'],
    },
    vi: {
      subject: '{inviter} mời bạn tham gia {publisher}',
      heading: 'Tham gia {publisher}',
      before: ['{inviter} mời bạn tham gia nhà phát hành {publisher}. Vai trò của bạn: {role}.', 'Lời nhắn của {inviter}: {note}'],
      button: 'Xem lời mời',
      after: ['Lời mời dành cho {email} và hết hạn ngày {date}.'],
    },
  },
} as const satisfies Readonly<Record<string, Both>>

export type MailKind = keyof typeof MAIL_TEXTS
