import { ERROR_STATUS, FIELD_CODES } from '@console/contract'
import { seedId } from '../../seed/ids.ts'
import type { Entities } from './resource-texts.ts'

/** Entities of no single resource. */
export const sharedEntities: Entities = {
  Id: { description: 'Opaque: clients must not parse it.' },
  Instant: { description: 'RFC 3339. Responses: UTC with milliseconds. Requests: any offset, but not without one.' },
  Url: { description: 'An address with http or https.' },
  AppLinkInput: { description: 'A valid URL, or an address with an app’s own scheme, see Values.' },
  OptionalAppLink: { description: 'A valid URL, or an address with an app’s own scheme, see Values; null or empty for none.' },
  HttpsUrlInput: { description: 'A valid URL with https, see Values.' },
  OptionalUrl: { description: 'A valid URL, see Values; null or empty for none.' },
  UrlInput: { description: 'A valid URL, see Values.' },
  Code: { description: 'A short name for addresses and lists, unique regardless of case.' },
  Email: { description: 'An email address, trimmed.' },
  ActiveStatus: { description: '`inactive`: not ready, or paused.' },
  LocalizedText: { description: 'A text of the provider in both languages.' },
  Ref: { description: 'Another record by its name.' },
  UserRef: {
    description: 'A person as records show them.',
    fields: { email: { format: 'email' } },
    example: { id: seedId('user', 5), email: 'own@lotus.example', first_name: 'Oanh', last_name: 'Đặng' },
  },
  RoleRef: {
    description: 'The role of a member.',
    fields: { is_original: 'Whether it is one of the provider’s, which no one can change.' },
    example: { id: seedId('role', 3), name: 'Editor', is_original: true },
  },
  Problem: {
    description: 'Why a call did not succeed (RFC 9457).',
    absent: ['detail', 'errors', 'required_any_of', 'retry_after', 'current_version', 'attempts_left', 'registration'],
    fields: {
      type: { pattern: '^urn:pub:problem:[a-z_]+$', description: '`urn:pub:problem:` and the code.' },
      title: 'For people, by `Accept-Language`.',
      detail: 'More for people, by `Accept-Language`.',
      status: { type: 'integer', enum: [...new Set(Object.values(ERROR_STATUS))].sort(), description: 'The status of the response.' },
      code: {
        enum: Object.keys(ERROR_STATUS),
        description: 'What happened; the list is closed, and each call says which of them it returns.',
      },
      instance: { format: 'uri-reference', description: 'The path that was called.' },
      request_id: { format: 'uuid', description: 'As in `X-Request-Id`.' },
      errors: 'The fields that are wrong.',
      required_any_of: 'With `permission_denied`: the keys, any one of which would be enough.',
      retry_after: { type: 'integer', minimum: 1, description: 'Seconds to wait, as in `Retry-After`.' },
      current_version: { type: 'integer', minimum: 1, description: 'With `version_mismatch`: the version that the record has now.' },
      attempts_left: { type: 'integer', minimum: 0, description: 'With `otp_invalid`: how many attempts are left.' },
      registration: 'With `registration_required`: whom Google vouches for.',
    },
  },
  RegistrationPerson: { description: 'Whom Google vouches for.', fields: { email: { format: 'email' } } },
  FieldError: {
    description: 'A field that is wrong.',
    absent: ['params'],
    fields: {
      pointer: {
        pattern: '^/(body|query|path|header)(/|$)',
        description: 'JSON pointer from the request: `/body/application_ids/0`, `/query/sort`.',
      },
      code: { enum: [...FIELD_CODES], description: 'What is wrong; the list is closed.' },
      message: 'For developers; people see a text that is chosen by the code.',
      params: 'What a text needs, such as the `limit` that was exceeded.',
    },
  },
}
