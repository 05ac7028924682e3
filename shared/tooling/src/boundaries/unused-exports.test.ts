import { expect, test } from '@jest/globals'
import { parseSource } from './source-file.ts'
import { unusedExportFindings } from './unused-exports.ts'

type Sources = Readonly<Record<string, string>>
const findings = (sources: Sources) => unusedExportFindings(Object.entries(sources).map(([path, code]) => parseSource(path, code)))

test.each<[string, Sources, RegExp]>([
  ['a value that nothing uses', { 'shared/ui/src/a.ts': '\nexport const rest = 1' }, /exports 'rest', .*: remove it\.$/],
  ['a function that only its file calls', { 'shared/ui/src/a.ts': '\nexport function half() {}\nhalf()' }, /'half'.*: remove 'export'/],
  ['a type that nothing uses', { 'shared/ui/src/a.ts': '\nexport type Rest = string' }, /'Rest'.*: remove it\.$/],
  [
    'what is only handed on',
    {
      'shared/ui/src/a.ts': '\nexport const rest = 1',
      'shared/ui/src/index.ts': "export {\n  rest,\n} from './a.ts'\nexport * from './b.ts'",
    },
    /exports 'rest'/,
  ],
  ['what is only talked about', { 'shared/ui/src/a.ts': '\nexport const rest = 1', 'shared/ui/src/b.ts': '// rest' }, /exports 'rest'/],
])('%s is refused', (_what, sources, message) => {
  expect(findings(sources)).toEqual([{ path: 'shared/ui/src/a.ts', line: 2, message: expect.stringMatching(message) }])
})

test.each<[string, Sources]>([
  ['what another file imports', { 'a.ts': 'export const used = 1', 'b.ts': "import { used } from './a.ts'" }],
  ['what a test imports', { 'a.ts': 'export const used = 1', 'a.test.ts': "import { used } from './a.ts'" }],
  ['what is taken from a whole module', { 'a.ts': 'export const used = 1', 'b.ts': "import * as a from './a.ts'\na.used" }],
  ['the type of an exported function', { 'a.ts': 'export interface Props {}\nexport default (_: Props) => {}' }],
  ['what replaces a file of a dependency', { 'shared/federation/src/stand-ins/a.ts': 'export const createLogger = 1' }],
])('%s may be exported', (_what, sources) => {
  expect(findings(sources)).toEqual([])
})
