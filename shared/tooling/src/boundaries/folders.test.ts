import { expect, test } from '@jest/globals'
import { folderPairFindings } from './folders.ts'
import { parseSource } from './source-file.ts'

type Sources = Readonly<Record<string, string>>
const findings = (sources: Sources) => folderPairFindings(Object.entries(sources).map(([path, code]) => parseSource(path, code)))

test('two folders that import each other are told once, at the way with fewer imports', () => {
  const sources = {
    'shared/records/src/list/list.tsx': "import { x } from '../page/menu.tsx'",
    'shared/records/src/page/menu.tsx': "// first\nimport { y } from '../list/rows/row.ts'",
    'shared/records/src/list/other.tsx': "import { x } from '../page/menu.tsx'",
  }
  expect(findings(sources)).toEqual([
    {
      path: 'shared/records/src/page/menu.tsx',
      line: 2,
      message: expect.stringMatching(/^shared\/records\/src\/page and shared\/records\/src\/list import each other: /),
    },
  ])
})

test.each<[string, Sources]>([
  ['one way', { 'shell/src/a/x.ts': "import { y } from '../b/y.ts'", 'shell/src/b/y.ts': '' }],
  [
    'a folder and one inside it',
    { 'shell/src/a/x.ts': "import { y } from './b/y.ts'", 'shell/src/a/b/y.ts': "import { z } from '../z.ts'" },
  ],
  [
    'texts that are gathered',
    {
      'mfe-x/src/messages/en.ts': "import part from '../part/messages/en.ts'",
      'mfe-x/src/part/x.ts': "const all = () => import('../messages/en.ts')",
    },
  ],
  [
    'tests, and what is for them alone',
    {
      'shell/src/a/x.test.ts': "import { y } from '../b/y.ts'",
      'shell/src/b/y.ts': "import { z } from '../a/z.ts'",
      'shell/src/a/testing/t.ts': "import { y } from '../../b/y.ts'",
    },
  ],
  [
    'packages',
    { 'shared/ui/src/a.ts': "import { x } from '../../i18n/src/x.ts'", 'shared/i18n/src/x.ts': "import { a } from '../../ui/src/a.ts'" },
  ],
])('%s: no pair', (_, sources) => expect(findings(sources)).toEqual([]))
