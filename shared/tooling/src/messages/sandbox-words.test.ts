import { expect, test } from '@jest/globals'
import { PROBLEM_TEXTS } from '../../../sandbox/src/http/problem-texts.ts'
import { PERMISSION_LIST } from '../../../sandbox/src/routes/reference/permission-list.ts'
import { TASK_TYPE_LIST } from '../../../sandbox/src/routes/reference/task-types.ts'
import { pairFindings } from './pair-findings.ts'

type Pair = readonly [key: string, en: string, vi: string]
const findings = (pairs: readonly Pair[]) =>
  pairFindings(Object.fromEntries(pairs.map(([key, en]) => [key, en])), Object.fromEntries(pairs.map(([key, , vi]) => [key, vi])))

test.each<[string, readonly Pair[]]>([
  ['a problem', Object.entries(PROBLEM_TEXTS).map(([code, { en, vi }]) => [code, en.join('. '), vi.join('. ')])],
  ['a permission', PERMISSION_LIST.map(({ key, description }) => [key, description.en, description.vi])],
  ['a type of mission', TASK_TYPE_LIST.map(({ id, description }) => [id, description.en, description.vi])],
])("the API says %s in both languages, with the glossary's words", (_what, pairs) => {
  expect(findings(pairs)).toEqual([])
})
