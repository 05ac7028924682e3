import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { declarationFindings } from './declared.ts'
import { parseSource } from './source-file.ts'
import { parseWorkspace, workspacesUnder } from './workspaces.ts'

const root = parseWorkspace('package.json', '{"name":"all","devDependencies":{"@jest/globals":"1"}}')

interface Package {
  readonly folder?: string
  readonly dependencies?: readonly string[]
  readonly devDependencies?: readonly string[]
}

function findings({ folder = 'shared/ui', dependencies = [], devDependencies = [] }: Package, sources: Readonly<Record<string, string>>) {
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1']))
  const packageJson = { name: '@console/ui', dependencies: versions(dependencies), devDependencies: versions(devDependencies) }
  const own = parseWorkspace(`${folder}/package.json`, JSON.stringify(packageJson))
  return declarationFindings(
    Object.entries(sources).map(([path, code]) => parseSource(`${folder}/${path}`, code)),
    [own, root],
  )
}

test.each<[string, Package, Readonly<Record<string, string>>, string, RegExp]>([
  ['an undeclared package', {}, { 'src/a.ts': "\nimport x from 'swr/mutation'" }, 'src/a.ts', /'swr', .* add it to its dependencies/],
  ['an undeclared workspace', {}, { 'src/a.ts': "\nimport('@console/api')" }, 'src/a.ts', /'@console\/api', .* does not declare/],
  ['a type', {}, { 'src/a.ts': "\nimport type { X } from 'valibot'" }, 'src/a.ts', /'valibot'/],
  [
    'what only a test needs',
    {},
    { 'src/a.test.ts': "\nimport x from '@console/testing'" },
    'src/a.test.ts',
    /add it to its devDependencies/,
  ],
  ['a tool of the root, in what is released', {}, { 'src/a.ts': "\nimport x from '@jest/globals'" }, 'src/a.ts', /to its dependencies/],
  [
    'a source behind a development dependency',
    { devDependencies: ['swr'] },
    { 'src/a.test.ts': "import x from 'swr'", 'src/a.ts': "\nimport x from 'swr'" },
    'src/a.ts',
    /part of what is released: move it to the dependencies/,
  ],
  [
    'a dependency of tests alone',
    { dependencies: ['swr'] },
    { 'src/a.test.ts': "\nimport x from 'swr'" },
    'src/a.test.ts',
    /only tests and build files need: move it to the devDependencies/,
  ],
  [
    'a dependency of the build alone',
    { dependencies: ['@console/federation'] },
    { 'rspack.config.ts': "\nimport x from '@console/federation'" },
    'rspack.config.ts',
    /move it to the devDependencies/,
  ],
])('%s is an offence', (_what, declared, sources, path, message) => {
  expect(findings(declared, sources)).toEqual([{ path: `shared/ui/${path}`, line: 2, message: expect.stringMatching(message) }])
})

test('JSX imports React without saying so', () => {
  expect(findings({}, { 'src/a.tsx': 'export const A = () => null' })).toMatchObject([{ message: expect.stringMatching(/'react'/) }])
  expect(findings({ dependencies: ['react'] }, { 'src/a.tsx': 'export const A = () => null' })).toEqual([])
})

test.each<[string, Package]>([
  ['dependency', { dependencies: ['swr'] }],
  ['development dependency', { devDependencies: ['swr'] }],
])('a %s that nothing imports is an offence', (_what, declared) => {
  expect(findings(declared, { 'src/a.ts': "// import 'swr'" })).toEqual([
    { path: 'shared/ui/package.json', line: 1, message: expect.stringMatching(/'swr', which nothing in it imports: remove it/) },
  ])
})

test('what is read by its path may be declared where it is read, and nowhere else', () => {
  const declared = { dependencies: ['swagger-ui-dist'] }
  expect(findings({ folder: 'shared/sandbox', ...declared }, {})).toEqual([])
  expect(findings(declared, {})).toHaveLength(1)
})

test.each<[string, Package, Readonly<Record<string, string>>]>([
  ['a package by one of its doors', { dependencies: ['@console/contract'] }, { 'src/a.ts': "import x from '@console/contract/routes'" }],
  ['its own package', {}, { 'src/a.test.ts': "import x from '@console/ui'" }],
  ['what Node brings', {}, { 'src/a.ts': "import x from 'node:fs'\nimport y from 'path'" }],
  ['a tool of the root, in a test', {}, { 'src/a.test.ts': "import x from '@jest/globals'" }],
  ['a tool of the root, beside the tests', {}, { 'src/testing/a.ts': "import x from '@jest/globals'" }],
  ['a tool of the root, in tooling', { folder: 'shared/tooling' }, { 'jest/a.ts': "import x from '@jest/globals'" }],
  ['a development dependency, in a build file', { devDependencies: ['swr'] }, { 'bundle.ts': "import x from 'swr'" }],
])('may import: %s', (_what, declared, sources) => {
  expect(findings(declared, sources)).toEqual([])
})

test('packages come deepest first, the root last', () => {
  const folders = workspacesUnder(resolve(import.meta.dirname, '../../../..')).map(({ folder }) => folder)
  expect(folders.indexOf('shared/federation/fixtures/sample')).toBeLessThan(folders.indexOf('shared/federation'))
  expect(folders.at(-1)).toBe('')
})

test('a file belongs to the closest package', () => {
  const inner = parseWorkspace('shared/ui/fixtures/inner/package.json', '{"name":"inner","dependencies":{"swr":"1"}}')
  const outer = parseWorkspace('shared/ui/package.json', '{"name":"@console/ui"}')
  const file = parseSource('shared/ui/fixtures/inner/src/a.ts', "import x from 'swr'")
  expect(declarationFindings([file], [inner, outer, root])).toEqual([])
})
