import { expect, test } from '@jest/globals'
import authEn from '../../../../mfe-auth/src/messages/en.ts'
import authVi from '../../../../mfe-auth/src/messages/vi.ts'
import onelinkEn from '../../../../mfe-onelinks/src/onelinks/messages/en.ts'
import onelinkVi from '../../../../mfe-onelinks/src/onelinks/messages/vi.ts'
import profileEn from '../../../../mfe-team/src/profile/messages/en.ts'
import profileVi from '../../../../mfe-team/src/profile/messages/vi.ts'
import { roleDescriptionIn, roleNameIn } from '../../../contract/src/original-roles.ts'
import { formatsOf } from '../../../i18n/src/formats.ts'
import { LINK_TEXTS } from '../../../sandbox/src/links/link-texts.ts'
import { MAIL_TEXTS, type MailText } from '../../../sandbox/src/mail/texts.ts'
import { dayIn, nameIn } from '../../../sandbox/src/mail/values.ts'
import { PROBLEM_TEXTS } from '../../../sandbox/src/problems/problem-texts.ts'
import { PERMISSION_LIST } from '../../../sandbox/src/routes/reference/permission-list.ts'
import { TASK_TYPE_LIST } from '../../../sandbox/src/routes/reference/task-types.ts'
import { METRIC_CATEGORIES } from '../../../sandbox/src/seed/metrics.ts'
import { ORIGINAL_ROLES } from '../../../sandbox/src/seed/original-roles.ts'
import { AGES, CATEGORIES } from '../../../sandbox/src/seed/reference.ts'
import { styleComplaint } from './house-style.ts'
import { pairFindings } from './pair-findings.ts'

type Pair = readonly [key: string, en: string, vi: string]
const findings = (pairs: readonly Pair[]) =>
  pairFindings(Object.fromEntries(pairs.map(([key, en]) => [key, en])), Object.fromEntries(pairs.map(([key, , vi]) => [key, vi])))

const linesOf = ({ subject, heading, before, button, after }: MailText) => [
  subject,
  heading,
  ...before,
  ...(button ? [button] : []),
  ...after,
]
const mailPairs = Object.entries(MAIL_TEXTS).flatMap(([kind, { en, vi }]) =>
  linesOf(en).map((line, n): Pair => [`${kind}.${n}`, line, linesOf(vi)[n] ?? '']),
)

const metrics = METRIC_CATEGORIES.flatMap((category) => [category, ...category.metrics])

test.each<[string, readonly Pair[]]>([
  ['a mail', mailPairs],
  ['the title of a problem', Object.entries(PROBLEM_TEXTS).map(([code, { en, vi }]) => [code, en[0], vi[0]])],
  [
    'the detail of a problem',
    Object.entries(PROBLEM_TEXTS).flatMap(([code, { en, vi }]) => (en[1] && vi[1] ? [[code, en[1], vi[1]]] : [])),
  ],
  ['the name of a permission', PERMISSION_LIST.map(({ key, name }) => [key, name.en, name.vi])],
  ['a permission', PERMISSION_LIST.map(({ key, description }) => [key, description.en, description.vi])],
  ['the name of a mission type', TASK_TYPE_LIST.map(({ id, name }) => [id, name.en, name.vi])],
  ['a mission type', TASK_TYPE_LIST.map(({ id, description }) => [id, description.en, description.vi])],
  ['the name of a metric', metrics.map(({ code, name }) => [code, ...name])],
  ['a metric', metrics.map(({ code, description }) => [code, ...description])],
  ['a category', CATEGORIES.map(([code, en, vi]) => [code, en, vi])],
  ['an age', AGES.map(([code, en, vi]) => [code, en, vi])],
])('the API says %s in both languages, with the words of the glossary and in house style', (_what, pairs) => {
  expect(pairs.length).toBeGreaterThan(0)
  expect(findings(pairs)).toEqual([])
})

test.each(ORIGINAL_ROLES)('the role $name is described in both languages, in house style', ({ name, description }) => {
  const vietnamese = roleDescriptionIn('vi', { description, is_original: true })
  expect(vietnamese).not.toBe(description)
  expect(findings([[name, description, vietnamese]])).toEqual([])
})

const ZONE = 'Asia/Ho_Chi_Minh'
const person = { first_name: 'Liên', last_name: 'Nguyễn', email: 'lien@lotus.example' }

test.each(['en', 'vi'] as const)('a mail in %s has names and days in the form of the console, by the clock of Vietnam', (language) => {
  const { date, personName } = formatsOf(language, ZONE)
  // 20:00 in UTC is the next day in Vietnam.
  const late = new Date('2026-11-27T20:00:00Z')
  expect([nameIn(language, person), dayIn(language, late)]).toEqual([personName(person), date(late)])
  expect(styleComplaint(language, dayIn(language, late))).toBeUndefined()
})

test.each(ORIGINAL_ROLES)('the role $name has a name in Vietnamese', ({ name }) => {
  const vietnamese = roleNameIn('vi', { name, is_original: true })
  expect(vietnamese).not.toBe(name)
  expect(findings([[name, name, vietnamese]])).toEqual([])
})

test.each([
  ['en', MAIL_TEXTS.register_known.en.after[0], profileEn, authEn],
  ['vi', MAIL_TEXTS.register_known.vi.after[0], profileVi, authVi],
] as const)('the mail and the profile in %s quote the link to a new password as it is', (_language, mail, profile, auth) => {
  expect(mail).toContain(`“${auth['login.forgot']}”`)
  expect(profile['profile.password.unset']).toContain(`“${auth['login.forgot']}”`)
})

test.each([
  ['en', LINK_TEXTS.en.nowhere, onelinkEn],
  ['vi', LINK_TEXTS.vi.nowhere, onelinkVi],
] as const)('the console tells in %s of a link without any address what its page says', (_language, page, onelink) => {
  const what = page.replace(/^This link |^Liên kết này |\.$/g, '')
  for (const key of ['onelink.withoutAddress', 'onelink.leadsTo.nowhere'] as const) expect(onelink[key]).toContain(what)
})
