import { expect, test } from '@jest/globals'
import { METRIC_CATEGORIES } from '../../../sandbox/src/db/seed/metrics.ts'
import { ORIGINAL_ROLES } from '../../../sandbox/src/db/seed/original-roles.ts'
import { AGES, CATEGORIES } from '../../../sandbox/src/db/seed/reference.ts'
import { PROBLEM_TEXTS } from '../../../sandbox/src/http/problem-texts.ts'
import { MAIL_TEXTS, type MailText } from '../../../sandbox/src/mail/texts.ts'
import { PERMISSION_LIST } from '../../../sandbox/src/routes/reference/permission-list.ts'
import { TASK_TYPE_LIST } from '../../../sandbox/src/routes/reference/task-types.ts'
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

test.each(ORIGINAL_ROLES)('the role $name is described in house style', ({ description }) => {
  expect(styleComplaint('en', description)).toBeUndefined()
})
