import { LIST_REACH } from '@console/contract'
import { LIMITS, type Limit } from '../http/limits.ts'

const within = ({ quota, window }: Limit) => `${quota} in ${window >= 900 ? `${window / 60} minutes` : `${window} seconds`}`
const reach = LIST_REACH.toLocaleString('en')

/** The rules of all calls, in Markdown. Their numbers come from the code that applies them. */
export const CONVENTIONS = `
The console talks to this API from its host, never from the browser: the host keeps both tokens and passes calls on. The sandbox
is the reference implementation; whoever implements the same document can take its place.

## Requests and answers

- JSON in UTF-8, at most 1 MiB; another \`Content-Type\` is 415, a body that is not JSON is 400 \`malformed_json\`. Files go as
  \`multipart/form-data\`. Answers are \`application/json\`, problems \`application/problem+json\`; an \`Accept\` that allows neither is 406.
- Fields and parameters that a call does not name are dropped. An absent body counts as \`{}\`.
- \`HEAD\` works where \`GET\` does. A method that a path does not have is 405 \`method_not_allowed\` with \`Allow\`; a path that
  does not exist is 404 \`not_found\`.
- Every answer has an \`X-Request-Id\`: the caller's, where it sent a UUID, else a new one.

## Values

- **Ids** are opaque text of at most 64 letters, digits, \`-\` and \`_\`. Clients must not parse them.
  A backend that counts may answer numbers: the console reads them as text.
- **Instants** are RFC 3339. Answers are in UTC with milliseconds, \`2026-11-20T08:00:00.000Z\`; requests may have any offset, but must
  have one. Years 1000 to 9999, days and times that exist.
- **Text** is brought into Unicode's form NFC and trimmed before it is checked and kept; text of which nothing can be seen counts as
  empty. Lengths count code points after that, so that neither an emoji nor a letter typed as two counts twice. NUL characters and
  halves of surrogate pairs are refused with \`invalid_format\`. Passwords, tokens and keys are taken as they are.
- **URLs** begin with \`http://\` or \`https://\` and a host, with at most 2,048 characters, without white space, control characters and
  backslashes. They are kept in the normal form of the URL Standard.
- **No value** is \`null\`: responses contain every field, except those whose description says that they may be absent.
  The console itself needs only ids and the fields that the specification names, and can do without the others of an answer.
- **Writing.** On creation an absent optional field has its default. On PUT an absent required field is 422 \`required\`, an absent optional
  field stays as it is, and \`null\` clears it: it is then as on creation. Where \`null\` means something else, the field says so.

## Who may call

- \`Authorization: Bearer <access_token>\`. A token that is missing, expired, wrong, or of a session that has ended is 401 with
  \`WWW-Authenticate\`. A session that ends takes its tokens with it at once.
- The publisher is the one in the path, nothing else. For anyone who is not a member, the publisher does not exist: 404 \`publisher_not_found\`.
  An id that belongs to another publisher is not found either.
- A member needs one of the call's **permission keys**, else 403 \`permission_denied\` with \`required_any_of\`. Keys have the form
  \`pub:{resource}:{action}\`. Keys without \`pub:\`, such as \`campaign:update\`, count only for records that belong to the caller:
  a campaign that they own, an application that they own or that their membership names. With such a key alone a list answers
  only what belongs to the caller.
- Checks come in this order: token, rate limit, publisher, permission, query and body, the record and whether it belongs to the
  caller, then its version and state.

## Lists

- \`page\` and \`page_size\` choose the rows, \`q\` searches without regard to case and accents for what a text contains, \`sort\`
  orders by one field of a closed list, with the id for rows that are equal, and each call has its own filters.
- \`total\` is counted up to ${reach}; beyond it \`total_capped\` is true. A page past the end is empty. \`page * page_size\` beyond
  ${reach} is 400 \`invalid_query\`: narrow the filter instead.

## Two people, one record

- A record has a \`version\` that goes up with each change. Answers with one record have it in the \`ETag\`: \`"<version>.<hash>"\`.
- PUT and DELETE take \`If-Match\` and answer 412 \`version_mismatch\` with \`current_version\` where the record has another version by
  now. Only the version before the dot counts. Without \`If-Match\` the last one to write wins; the console always sends it.
- Every GET has an \`ETag\` and answers 304 to an \`If-None-Match\` that still holds.

## Once and only once

- Calls with \`Idempotency-Key\` are done once per key, caller, method and path. The answer is kept for 24 hours, without its secrets,
  in the same transaction as its effect, and whoever repeats the request gets it again with \`Idempotency-Replayed: true\`. That is
  true of refusals too, but not of failures from 500 on.
- The same key with another body is 422 \`idempotency_key_reused\`; while the first request is still running it is
  409 \`idempotency_in_progress\` with \`Retry-After\`.
- A client keeps its key as long as it does not know the outcome: without an answer, after 5xx and after 429. After any other refusal
  the next attempt is a new request with a new key.

## Limits

Beyond a limit the answer is 429 \`rate_limited\` with \`Retry-After\`, \`RateLimit\` and \`RateLimit-Policy\`.

| what | limit |
|---|---|
| all calls with a token, per person | ${within(LIMITS.everything)} |
| failed sign-ins per email, whether or not it has an account; a success resets the count | ${within(LIMITS.loginByEmail)} |
| failed sign-ins in a browser in which the account signed in before, in place of the count of its email | ${within(LIMITS.loginByBrowser)} |
| failed sign-ins per network | ${within(LIMITS.loginByNetwork)} |
| mails with codes, per email and purpose | ${within(LIMITS.codeByEmail)}, ${within(LIMITS.codesByEmail)} |
| mails with codes, per network | ${within(LIMITS.codesByNetwork)} |
| asking whether a publisher exists, per network | ${within(LIMITS.checkExist)} |
| refreshing, per session | ${within(LIMITS.refresh)} |

A network is an IPv4 address, or the first half (/64) of an IPv6 address.

The console's host names the browser's address in \`X-Client-Ip\`. It is trusted only together with the secret in \`X-Gateway-Key\`
that both sides share; else the address of the socket counts. With the same key the host tells in \`X-Login-Test\` that the client may
open the sign-in page for testers, and in \`X-Known-Browser\` names the browser in which the account signed in within 30 days.

## Problems

A call that fails returns a problem (RFC 9457). \`code\` says which, from a closed list, and decides the status; \`title\` and
\`detail\` are for people, in English or Vietnamese by \`Accept-Language\`. The console translates by \`code\` and shows neither.

A field that is wrong has an entry in \`errors\`, at most one for each field, with a JSON pointer and a code:

| code | when |
|---|---|
| \`required\` | absent, null where null means nothing, or empty |
| \`invalid_type\` | another type than the schema's |
| \`too_short\`, \`too_long\` | \`minLength\`, \`maxLength\`; \`params.limit\` is the limit |
| \`too_small\`, \`too_big\`, \`not_integer\` | \`minimum\`, \`maximum\`, \`type: integer\` |
| \`min_items\`, \`max_items\`, \`duplicate\` | \`minItems\`, \`maxItems\`, \`uniqueItems\` |
| \`invalid_option\` | none of the \`enum\` |
| \`invalid_format\` | \`pattern\`, or \`format: date-time\` |
| \`invalid_email\`, \`invalid_url\` | \`format: email\`, \`format: uri\` |
| \`not_found\` | the id of a record that does not exist, or that the caller cannot see |
| \`taken\` | the value belongs to another record |
| \`x-field-codes\` of a schema | the rule that its description names |
`.trim()
