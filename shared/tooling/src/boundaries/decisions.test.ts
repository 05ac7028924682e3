import { expect, test } from '@jest/globals'
import { decisionComplaint } from './decisions.ts'

const NAME = 'shared/docs/decisions/0007-a-theme.md'
const decision = (heading: string, head: string) => `${heading}\n\n${head}\n\nWhy.\n`
const HEAD = 'Date: 2026-11-20 · Status: accepted'

test.each([
  ['shared/docs/decisions/theme.md', decision('# 7. A theme', HEAD), /write 0016-what-was-decided\.md/],
  [NAME, decision('# 8. A theme', HEAD), /write '# 7\. What was decided'/],
  [NAME, `# 7. A theme\n${HEAD}\n`, /write '# 7\. What was decided'/],
  [NAME, decision('# 7. A theme', 'Why.'), /Date: 2026-11-22 · Status: accepted/],
  [NAME, decision('# 7. A theme', 'Date: 2026-11-20 · Status: perhaps'), /Status: replaced by 16/],
])('refused: %s, %j', (path, text, message) => {
  expect(decisionComplaint(path, text)).toMatch(message)
})

test.each([HEAD, 'Date: 2026-11-20 · Status: replaced by 12'])('accepted: %s', (head) => {
  expect(decisionComplaint(NAME, decision('# 7. A theme', head))).toBeUndefined()
})
