import { LIST_REACH } from '@console/contract'
import { LIMITS, type Limit } from '../security/rate-limits.ts'

const within = ({ quota, window }: Limit) => `${quota} in ${window >= 900 ? `${window / 60} minutes` : `${window} seconds`}`
const reach = LIST_REACH.toLocaleString('en')

/** The rules of all calls, in Markdown. Their numbers come from the code that applies them. */
export const CONVENTIONS = `
The console talks to this API from its host, never from the browser: the host keeps both tokens and passes calls on. The sandbox
is the reference implementation; any server that implements the same document can take its place.

## Requests and responses

- JSON in UTF-8, at most 1 MiB; another \`Content-Type\` is 415, a body that is not JSON is 400 \`malformed_json\`. Files go
  as \`multipart/form-data\`. Responses are \`application/json\`, problems \`application/problem+json\`; an
  \`Accept\` that allows neither is 406.
- Fields and parameters that a call does not name are dropped. An absent body counts as \`{}\`.
- \`HEAD\` works where \`GET\` does. A method that a path does not have is 405 \`method_not_allowed\` with \`Allow\`; a path that
  does not exist is 404 \`not_found\`.
- Every response has an \`X-Request-Id\`: the caller's if it sent a UUID, otherwise a new one.

## Values

- **Ids** are opaque text of at most 64 letters, digits, \`-\` and \`_\`. Clients must not parse them.
  A backend that numbers its records may return numbers: the console reads them as text.
- **Instants** are RFC 3339. Responses are in UTC with milliseconds, \`2026-11-20T08:00:00.000Z\`; requests may have any offset, but
  must have one. Years are 1000 to 9999; days and times must exist.
- **Text** is normalized to Unicode NFC and trimmed before it is checked and stored, and loses its invisible characters, marks of
  direction and control characters other than white space; joiners inside words and emoji stay. Text with nothing visible in it counts as
  empty. Lengths count code points after that, so neither an emoji nor a letter typed as two characters counts twice. NUL characters and
  halves of surrogate pairs are refused with \`invalid_format\`. Passwords, tokens, keys and rich text are left as they are.
- **URLs** begin with \`http://\` or \`https://\` and a host: \`localhost\`, an IP address, or a name with
  a dot. They have at most 2,048 characters, no white space, control characters or backslashes, and no punctuation mark at the
  end, such as that of a sentence around them (\`ends_in_sign\`). A second scheme, and brackets or quotation marks around them, are
  removed. Scheme and host are stored in the normal form of the URL Standard, all else as it was sent, in ASCII: macros stay as they are.
  Where an image or a video is expected, an address that is known to lead to a page, or to a file of another kind, is refused with
  \`file_wrong_type\`, whose \`params\` say what was \`found\`: the name of the site, or the ending of the file.
- **No value** is \`null\`: responses contain every field, except those whose description says that they may be absent.
  The console itself needs only ids and the fields that the specification names, and can do without the other fields of a response.
- **Writing.** On creation, an absent optional field gets its default. On PUT, an absent required field is 422 \`required\`, an absent
  optional field stays as it is, and \`null\` resets it to what it is on creation. Where \`null\` means something else, the field says so.

## Who may call

- \`Authorization: Bearer <access_token>\`. A token that is missing, expired, wrong, or from a session that has ended is 401 with
  \`WWW-Authenticate\`. When a session ends, its tokens stop working at once.
- Only the path names the publisher. For anyone who is not a member, the publisher does not exist: 404 \`publisher_not_found\`.
  An id that belongs to another publisher is also not found.
- A member needs one of the call's **permission keys**, otherwise 403 \`permission_denied\` with \`required_any_of\`. Keys have the form
  \`pub:{resource}:{action}\`. Keys without \`pub:\`, such as \`campaign:update\`, count only for records that belong to the caller:
  a campaign that they own, an application that they own or that their membership names. With such a key alone, a list returns
  only what belongs to the caller.
- Checks come in this order: token, rate limit, publisher, permission, query and body, the record and whether it belongs to the
  caller, then its version and state.

## Lists

- \`page\` and \`page_size\` choose the rows, \`q\` finds texts that contain it, ignoring case and accents, \`sort\` orders by one field
  of a closed list, then by id where rows are equal, and each call has its own filters.
- \`total\` is counted up to ${reach}; beyond that, \`total_capped\` is true. A page past the end is empty. \`page * page_size\` beyond
  ${reach} is 400 \`invalid_query\`: narrow the filter instead.

## Two people, one record

- A record has a \`version\` that goes up with each change. Responses with one record have it in the \`ETag\`: \`"<version>.<hash>"\`.
- PUT and DELETE take \`If-Match\` and return 412 \`version_mismatch\` with \`current_version\` if the record has another version by
  now. Only the version before the dot counts. Without \`If-Match\` the last write wins; the console always sends it.
- Every GET has an \`ETag\` and returns 304 for an \`If-None-Match\` that is still current.

## Once and only once

- Calls with \`Idempotency-Key\` take effect once per key, caller, method and path. The response is stored for 24 hours, without its
  secrets, in the same transaction as its effect; a repeated request gets it again with \`Idempotency-Replayed: true\`. That is
  true of refusals too, but not of failures with 500 or above.
- The same key with another body is 422 \`idempotency_key_reused\`; while the first request is still running it is
  409 \`idempotency_in_progress\` with \`Retry-After\`.
- A client keeps its key as long as it does not know the outcome: without a response, after 5xx and after 429. After any other refusal
  the next attempt is a new request with a new key.

## Limits

Beyond a limit the response is 429 \`rate_limited\` with \`Retry-After\`, \`RateLimit\` and \`RateLimit-Policy\`.

| what | limit |
|---|---|
| all calls with a token, per person | ${within(LIMITS.everything)} |
| failed sign-ins per email, whether or not it has an account; a success resets the count | ${within(LIMITS.loginByEmail)} |
| failed sign-ins in a browser in which the account signed in before, instead of the count per email | ${within(LIMITS.loginByBrowser)} |
| failed sign-ins per network | ${within(LIMITS.loginByNetwork)} |
| emails with codes, per address and purpose | ${within(LIMITS.codeByEmail)}, ${within(LIMITS.codesByEmail)} |
| emails with codes, per network | ${within(LIMITS.codesByNetwork)} |
| checks whether a publisher exists, per network | ${within(LIMITS.checkExist)} |
| token refreshes, per session | ${within(LIMITS.refresh)} |

A network is an IPv4 address, or the first half (/64) of an IPv6 address.

The console's host names the browser's address in \`X-Client-Ip\`. It is trusted only together with the secret in \`X-Gateway-Key\`
that both sides share; otherwise the address of the socket counts. With the same key, \`X-Login-Test\` says that the client may open
the sign-in page for testers, and \`X-Known-Browser\` names a browser in which the account has signed in within the last 30 days.

## Problems

A call that fails returns a problem (RFC 9457). \`code\` says which one, from a closed list, and decides the status; \`title\` and
\`detail\` are for people, in English or Vietnamese by \`Accept-Language\`. The console shows neither: it has its own text for each
\`code\`.

A field that is wrong has an entry in \`errors\`, at most one for each field, with a JSON pointer and a code:

| code | when |
|---|---|
| \`required\` | absent, null where null means nothing, or empty |
| \`invalid_type\` | a type other than the schema's |
| \`too_short\`, \`too_long\` | \`minLength\`, \`maxLength\`; \`params.limit\` is the limit |
| \`too_small\`, \`too_big\`, \`not_integer\` | \`minimum\`, \`maximum\`, \`type: integer\` |
| \`min_items\`, \`max_items\`, \`duplicate\` | \`minItems\`, \`maxItems\`, \`uniqueItems\` |
| \`invalid_option\` | a value that is not in the \`enum\` |
| \`invalid_format\` | \`pattern\`, or \`format: date-time\` |
| \`invalid_email\`, \`invalid_url\` | \`format: email\`, \`format: uri\` |
| \`not_found\` | the id of a record that does not exist, or that the caller cannot see |
| \`taken\` | the value belongs to another record |
| \`x-field-codes\` of a schema | the rule that its description names |
`.trim()
