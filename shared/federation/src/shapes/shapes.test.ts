import { describe, expect, it } from '@jest/globals'
import { type Declarations, readDeclarations } from './declarations.ts'
import { keptDeclarations, markOf, shapesOf } from './shapes.ts'

const ENTRIES = { '@console/ui': 'ui/src/index.d.ts', '@console/api': 'api/src/index.d.ts' }
const FILES = {
  'ui/src/index.d.ts':
    "export { Ribbon, type RibbonProps } from './ribbon.tsx';\nexport { Ribbon as Band } from './ribbon.tsx';\nexport * from './layout.ts';\n",
  'ui/src/ribbon.d.ts':
    "import type { Failure } from '@console/api';\nimport type { ReactNode } from 'react';\nimport type { Tone } from './tone.ts';\nexport interface RibbonProps {\n    readonly label: string;\n    readonly tone?: Tone;\n    readonly failed?: Failure;\n}\nexport declare function Ribbon({ label, tone }: RibbonProps): ReactNode;\nexport declare const unused: number;\n",
  'ui/src/tone.d.ts': "export type Tone = 'info' | 'warning';\nexport type Other = 'other';\n",
  'ui/src/layout.d.ts':
    'import { Box as ChakraBox } from \'@chakra-ui/react\';\nexport declare const Box: typeof ChakraBox;\nexport declare const Both: { ribbon: typeof import("./ribbon.tsx").Ribbon; };\n',
  'api/src/index.d.ts': "export * from './failure.ts';\n",
  'api/src/failure.d.ts': 'export interface Failure {\n    readonly cause?: Failure;\n    readonly code: string;\n}\n',
}
const declared = (changes: Readonly<Record<string, string>> = {}): Declarations => ({
  entries: ENTRIES,
  text: (place) => ({ ...FILES, ...changes })[place as keyof typeof FILES],
})
const mark = (name: string, changes: Readonly<Record<string, string>> = {}) =>
  markOf(readDeclarations(declared(changes)), '@console/ui', name)
const changed = (place: keyof typeof FILES, from: string, to: string) => {
  expect(FILES[place]).toContain(from)
  return { [place]: FILES[place].replace(from, to) }
}

describe('the mark of a type', () => {
  it.each<[string, Record<string, string>]>([
    [
      'a comment is added',
      changed('ui/src/ribbon.d.ts', '    readonly label', "    /** What it says; isn't empty. */\n    readonly label"),
    ],
    ['a line comment is added', changed('ui/src/tone.d.ts', 'export type Tone', "// It's a tone.\nexport type Tone")],
    [
      'lines are laid out in another way',
      changed('ui/src/ribbon.d.ts', '{\n    readonly label: string;\n', '{ readonly label: string;\r\n\t'),
    ],
    [
      'imports are in another order',
      changed(
        'ui/src/ribbon.d.ts',
        "import type { Failure } from '@console/api';\nimport type { ReactNode } from 'react';",
        "import type { ReactNode } from 'react';\nimport type { Failure } from '@console/api';",
      ),
    ],
    ['something else in the same file changes', changed('ui/src/ribbon.d.ts', 'unused: number', 'unused: string')],
    ['something else in a file that it refers to changes', changed('ui/src/tone.d.ts', "'other'", "'others'")],
    ['something else is exported', changed('ui/src/index.d.ts', 'export *', "export { unused } from './ribbon.tsx';\nexport *")],
  ])('stays where %s', (_, changes) => {
    expect(mark('Ribbon', changes)).toBe(mark('Ribbon'))
  })

  it.each<[string, Record<string, string>]>([
    ['a property has another name', changed('ui/src/ribbon.d.ts', 'readonly label', 'readonly text')],
    ['a property is not optional any more', changed('ui/src/ribbon.d.ts', 'tone?:', 'tone:')],
    ['a type that it refers to changes', changed('ui/src/tone.d.ts', "'info' | ", '')],
    ['a type of another package changes', changed('api/src/failure.d.ts', 'code: string', 'code: number')],
    ['the same name is another thing', changed('ui/src/index.d.ts', '{ Ribbon, type', '{ unused as Ribbon, type')],
    ['a type comes from another package that is installed', changed('ui/src/ribbon.d.ts', "from 'react'", "from 'preact'")],
  ])('changes where %s', (_, changes) => {
    expect(mark('Ribbon', changes)).not.toBe(mark('Ribbon'))
  })

  it('is that of templates within templates, and of each constant of a statement', () => {
    const nested = (other: string) =>
      mark(
        'Ribbon',
        changed('ui/src/tone.d.ts', "'info' | 'warning';\nexport type Other = 'other'", `\`\${\`; \${Other}\`}\`;\ntype Other = ${other}`),
      )
    expect(nested('1')).not.toBe(nested('2'))
    const constant = (is: number) =>
      mark('Ribbon', {
        ...changed('ui/src/index.d.ts', '{ Ribbon, type', '{ further as Ribbon, type'),
        ...changed('ui/src/ribbon.d.ts', 'unused: number', `unused = 0, further = ${is}`),
      })
    expect(constant(1)).not.toBe(constant(2))
  })

  it('is eight digits, the same for one thing under two names, and follows imports within a declaration', () => {
    expect(mark('Ribbon')).toMatch(/^[0-9a-f]{8}$/)
    expect(mark('Band')).toBe(mark('Ribbon'))
    expect(mark('Both', changed('ui/src/tone.d.ts', "'info' | ", ''))).not.toBe(mark('Both'))
  })

  it('is empty for what has no declaration', () => {
    expect(mark('Nothing')).toBe('')
    expect(markOf(readDeclarations(declared()), 'react', 'useState')).toBe('')
  })
})

describe('the types that a release keeps', () => {
  const kept = shapesOf(readDeclarations(declared()), { '@console/ui': ['Ribbon', 'Box'] })

  it('are those that the names lead to, and no other ones', () => {
    expect(kept.entries).toEqual({ '@console/ui': 'ui/src/index.d.ts' })
    expect(Object.keys(kept.files).sort()).toEqual([
      'api/src/failure.d.ts',
      'api/src/index.d.ts',
      'ui/src/index.d.ts',
      'ui/src/layout.d.ts',
      'ui/src/ribbon.d.ts',
      'ui/src/tone.d.ts',
    ])
    expect(kept.files['ui/src/ribbon.d.ts']).not.toContain('unused')
    expect(kept.files['ui/src/tone.d.ts']).not.toContain('Other')
    expect(kept.files['ui/src/index.d.ts']).not.toContain('Band')
    expect(kept.files['ui/src/layout.d.ts']).toContain("import type { Box as ChakraBox } from '@chakra-ui/react';")
  })

  it('need no package of the console to be read', () => {
    expect(kept.files['ui/src/ribbon.d.ts']).toContain("from '../../api/src/index.ts'")
    expect(JSON.stringify(kept.files)).not.toContain('@console/')
  })

  it('lead to the same marks when they are read again', () => {
    const read = readDeclarations(keptDeclarations(kept))
    expect(markOf(read, '@console/ui', 'Ribbon')).toBe(mark('Ribbon'))
    expect(markOf(read, '@console/ui', 'Box')).toBe(mark('Box'))
  })
})
