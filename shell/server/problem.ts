import { ERROR_STATUS, type ErrorCode, type Language, languageOf, type Problem } from '@console/contract'
import type { CallContext } from './api.ts'

const TITLES: Partial<Record<ErrorCode, Readonly<Record<Language, string>>>> = {
  busy: { en: 'The service is currently busy', vi: 'Dịch vụ hiện đang bận' },
  internal: { en: 'Something went wrong', vi: 'Đã có lỗi xảy ra' },
  method_not_allowed: { en: 'Method not allowed', vi: 'Phương thức không được phép' },
  not_found: { en: 'Not found', vi: 'Không tìm thấy' },
  payload_too_large: { en: 'The request is too large', vi: 'Yêu cầu quá lớn' },
  request_refused: { en: 'Request refused', vi: 'Yêu cầu bị từ chối' },
  token_invalid: { en: 'The sign-in attempt has expired or was already used', vi: 'Lượt đăng nhập đã hết hạn hoặc đã được dùng' },
  permission_denied: { en: 'Permission Denied', vi: 'Không có quyền' },
  permission_escalation: {
    en: 'This role has permissions that you don’t have',
    vi: 'Vai trò này có những quyền mà bạn không có',
  },
  unauthenticated: { en: 'Not signed in', vi: 'Chưa đăng nhập' },
  validation_failed: { en: 'Check the highlighted fields', vi: 'Hãy kiểm tra các trường được đánh dấu' },
}

type Asked = Pick<CallContext, 'requestId' | 'acceptLanguage'>

/** Returns a problem of the host's own (RFC 9457). Pages show their own text for its code. */
export function problem(code: ErrorCode, asked: Asked, more: Partial<Problem> = {}, headers: Record<string, string> = {}): Response {
  const status = ERROR_STATUS[code]
  const language = languageOf(asked.acceptLanguage)
  const title = TITLES[code]?.[language] ?? code
  const body: Problem = { type: `urn:pub:problem:${code}`, title, status, code, request_id: asked.requestId, ...more }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'content-language': language,
      'cache-control': 'no-store',
      'x-request-id': asked.requestId,
      ...headers,
    },
  })
}

/** Returns the problem of an API or a session store that does not respond. The page may try again in a few seconds. */
export function busy(asked: Asked): Response {
  return problem('busy', asked, { retry_after: 3 }, { 'retry-after': '3' })
}
