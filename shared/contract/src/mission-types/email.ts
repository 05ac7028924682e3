import * as v from 'valibot'
import { richText, tidied } from '../fields/text.ts'
import { AppLinkInput } from '../fields/url-inputs.ts'
import { showsSomething } from '../rich-text/allowed-markup.ts'
import { undeclaredIn } from '../variables.ts'
import { contentTitle, VARIABLES_MAX } from './content-fields.ts'
import { writeOf } from './write-of.ts'

export const EMAIL_CONTENT_MAX = 100_000

/** `{{name}}` in subject and content refers to a variable, which must be declared. */
export const EmailContent = v.pipe(
  v.object({
    subject: contentTitle,
    content: richText(EMAIL_CONTENT_MAX),
    cta_link: AppLinkInput,
    variables: v.pipe(
      v.array(v.pipe(v.string(), tidied, v.regex(/^[a-z][a-z0-9_]{0,49}$/, 'invalid_format'))),
      v.maxLength(VARIABLES_MAX),
      v.check((names) => new Set(names).size === names.length, 'duplicate'),
    ),
  }),
  v.forward(
    v.partialCheck([['content']], ({ content }) => showsSomething(content), 'required'),
    ['content'],
  ),
  v.forward(
    v.partialCheck(
      [['subject'], ['variables']],
      ({ subject, variables }) => !undeclaredIn(subject, variables).length,
      'undeclared_variable',
    ),
    ['subject'],
  ),
  v.forward(
    v.partialCheck(
      [['content'], ['variables']],
      ({ content, variables }) => !undeclaredIn(content, variables).length,
      'undeclared_variable',
    ),
    ['content'],
  ),
)
export const EmailWrite = writeOf('email', EmailContent)
