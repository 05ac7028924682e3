import { expect, test } from '@jest/globals'
import { fileCycleFindings, workspaceCycleFindings } from './cycles.ts'
import { parseSource } from './source-file.ts'
import { parseWorkspace } from './workspaces.ts'

type Sources = Readonly<Record<string, string>>
const parsed = (sources: Sources) => Object.entries(sources).map(([path, code]) => parseSource(path, code))

test.each<[string, Sources, RegExp]>([
  [
    'two files that import each other',
    { 'shared/ui/src/menu.tsx': "import { open } from './open-menu.tsx'", 'shared/ui/src/open-menu.tsx': "import { x } from './menu.tsx'" },
    /shared\/ui\/src\/menu\.tsx -> shared\/ui\/src\/open-menu\.tsx -> shared\/ui\/src\/menu\.tsx: move what both need/,
  ],
  [
    'a type is enough',
    { 'a.ts': "import type { B } from './b.ts'", 'b.ts': "import { type A } from './a.ts'" },
    /a\.ts -> b\.ts -> a\.ts: .*often only a type/,
  ],
  [
    'and a lazy import',
    { 'a/field.tsx': "const load = () => import('../b/editor.tsx')", 'b/editor.tsx': "import { x } from '../a/field.tsx'" },
    /a\/field\.tsx -> b\/editor\.tsx -> a\/field\.tsx/,
  ],
  [
    'and what is passed on',
    { 'a.ts': "export * from './b.ts'", 'b.ts': "import { x } from './c.ts'", 'c.ts': "export { y } from './a.ts'" },
    /a\.ts -> b\.ts -> c\.ts -> a\.ts/,
  ],
  ['a file that imports itself', { 'a.ts': "import { x } from './a.ts'" }, /a\.ts -> a\.ts/],
])('a circle of files: %s', (_what, sources, message) => {
  expect(fileCycleFindings(parsed(sources))).toEqual([{ path: Object.keys(sources)[0], line: 1, message: expect.stringMatching(message) }])
})

test('each circle is named once, those that share a file apart, and the line is that of the import', () => {
  const sources = {
    'x/open.ts': "import { a } from './confirm.ts'\nimport { b } from './modal.ts'",
    'x/confirm.ts': "\nimport { c } from './open.ts'",
    'x/modal.ts': "\n\nimport { d } from './open.ts'",
  }
  expect(fileCycleFindings(parsed(sources))).toMatchObject([
    { path: 'x/confirm.ts', line: 2 },
    { path: 'x/modal.ts', line: 3 },
  ])
})

test('files that share what they import are no circle', () => {
  const sources = {
    'a.ts': "import { c } from './c.ts'\nimport { b } from './b.ts'",
    'b.ts': "import { c } from './c.ts'",
    'c.ts': "// import { a } from './a.ts'",
  }
  expect(fileCycleFindings(parsed(sources))).toEqual([])
})

const packages = ['ui', 'i18n'].map((name) => parseWorkspace(`shared/${name}/package.json`, `{"name":"@console/${name}"}`))
const inUi = { 'shared/ui/src/a.ts': "import { x } from '@console/i18n/glossary'" }

test('a circle of packages', () => {
  const sources = { ...inUi, 'shared/i18n/src/c.ts': "import { z } from 'react'\nimport { y } from '@console/ui'" }
  expect(workspaceCycleFindings(parsed(sources), packages)).toEqual([
    {
      path: 'shared/i18n/src/c.ts',
      line: 2,
      message: expect.stringMatching(/@console\/i18n -> @console\/ui -> @console\/i18n: move what both need into the package/),
    },
  ])
})

test.each(['shared/i18n/src/c.test.ts', 'shared/i18n/src/testing/c.ts'])('%s may import what imports its package', (path) => {
  expect(workspaceCycleFindings(parsed({ ...inUi, [path]: "import { y } from '@console/ui'" }), packages)).toEqual([])
})
