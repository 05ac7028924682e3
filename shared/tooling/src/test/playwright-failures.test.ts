import { expect, test } from '@jest/globals'
import { failureText, repeatCommand } from './failure.ts'
import { type BrowserTest, playwrightFailures } from './playwright-failures.ts'

const spec = 'e2e/specs/a.spec.ts'
const ran = (given: Partial<BrowserTest>): BrowserTest => ({
  spec,
  file: spec,
  line: 22,
  titles: ['opens'],
  project: '',
  failed: false,
  ...given,
})
const commands = (...tests: Partial<BrowserTest>[]) =>
  playwrightFailures(tests.map(ran), {}).map((failure) => repeatCommand(failure).replace('npm run browser -- ', ''))

test('each failed test is named with its file, line and titles, and with its command', () => {
  const failures = playwrightFailures([ran({ titles: ['in en', 'opens'], failed: true }), ran({ line: 30 })], { FULL: '1' })
  expect(failures.map(failureText)).toEqual([
    "failed: e2e/specs/a.spec.ts:22, 'in en › opens'\n  FULL=1 npm run browser -- e2e/specs/a.spec.ts:22",
  ])
})

test.each([
  ['its project is named', [{ failed: true, project: 'VL Gothic' }], [`${spec}:22 '--project=VL Gothic'`]],
  ['another project has the same line', [{ failed: true, project: 'all' }, { project: 'narrow' }], [`${spec}:22 --project=all`]],
  [
    'a loop made several tests of its line, so its title is named',
    [{ titles: ['in en', 'opens (1)'] }, { titles: ['in vi', 'opens (1)'], failed: true }],
    [`${spec} -g 'in vi( @\\S+)* opens \\(1\\)($| @)'`],
  ],
  ['another spec has the same line', [{ failed: true }, { spec: 'e2e/specs/b.spec.ts', titles: ['closes'] }], [`${spec}:22`]],
  ['a fixture made it, whose line no spec has', [{ failed: true, file: 'e2e/fixtures/a.ts' }], [`${spec} -g 'opens($| @)'`]],
  ['it was repeated and failed more than once', [{ failed: true }, { failed: true }], [`${spec}:22`]],
  ['nothing failed', [{}], []],
])('%s', (_name, tests, expected) => {
  expect(commands(...tests)).toEqual(expected)
})

test.each(['in vi opens', 'in vi opens @full', 'in vi @layout @full opens', 'spec in vi @full opens @layout'])(
  '%s is found by its titles',
  (seen) => {
    const [failure] = playwrightFailures([ran({ titles: ['in vi', 'opens'], failed: true }), ran({ titles: ['in en', 'opens'] })], {})
    const pattern = new RegExp(failure?.words.at(2) ?? '')
    expect(pattern.test(seen)).toBe(true)
    expect(pattern.test(seen.replace('vi', 'en'))).toBe(false)
    expect(pattern.test(seen.replace('opens', 'opens twice'))).toBe(false)
  },
)
