import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Shapes } from '@console/module/registry'
import { beforeAll, expect, it } from '@jest/globals'
import { BUILD } from '../sources/workspace-folders.ts'
import { compareShapes, type UnfitShape } from './compare-shapes.ts'

/** Name of an export -> its declaration before and after, and what is said of that: nothing where it still fits. */
const CHANGES: Readonly<Record<string, readonly [was: string, is: string, said: RegExp | null]>> = {
  prop: ['function prop(props: { label: string }): Shown', 'function prop(props: { text: string }): Shown', /^Property 'text' is missing/],
  named: [
    'function named(props: Props): Shown',
    'function named(props: Props): Shown',
    /^Property 'text' is missing in type 'old Props' but required in type 'new Props'\.$/,
  ],
  further: ['function further(props: { label: string }): Shown', 'function further(props: { label: string; tone?: 1 }): Shown', null],
  needed: [
    'function needed(props: { label: string }): Shown',
    'function needed(props: { label: string; tone: 1 }): Shown',
    /^Property 'tone' is missing/,
  ],
  unread: [
    'function unread(props: { label: string; onClose?(): void }): Shown',
    'function unread(props: { label: string }): Shown',
    /^it does not read 'onClose' any more$/,
  ],
  fewer: ['function fewer(a: string, b?: number): void', 'function fewer(a: string): void', /^it does not read 'argument 1' any more$/],
  choice: ["function choice(tone: 'a' | 'b'): void", "function choice(tone: 'a'): void", /"b".*not assignable to.*"a"/],
  wider: ["function wider(tone: 'a'): void", "function wider(tone: 'a' | 'b'): void", null],
  answer: ["function answer(): 'a'", "function answer(): 'a' | 'b'", /"b".*not assignable to.*"a"/],
  generic: ['function generic<T>(from: { rows: T[] }): T', 'function generic<T>(from: { rows: readonly T[]; more?: T }): T', null],
  listed: ['function listed(...given: string[]): void', 'function listed(...given: (string | number)[]): void', null],
  anything: ['function anything(given: { a: 1 }): void', 'function anything(given: unknown): void', null],
  record: ['const record: { readonly a: string }', 'const record: { readonly a: string; readonly b: string }', null],
  // A class with something private fits no other declaration of itself.
  closed: ['function closed(from: Closed): 1', 'function closed(from: Closed): 1 & {}', null],
}
const shapes = (at: 0 | 1): Shapes => ({
  entries: { '@console/ui': 'ui/src/index.d.ts' },
  files: {
    'ui/src/index.d.ts': [
      "import type { ReactNode } from 'react';",
      "import type { Closed } from './closed.ts';",
      'export type Shown = ReactNode;',
      `interface Props { ${['label', 'text'][at]}: string }`,
      ...Object.values(CHANGES).map((texts) => `export declare ${texts[at]};`),
      '',
    ].join('\n'),
    'ui/src/closed.d.ts': 'export declare class Closed { private inside; }\n',
  },
})

let unfit: readonly UnfitShape[]
beforeAll(async () => {
  unfit = await compareShapes(shapes(0), shapes(1), { '@console/ui': Object.keys(CHANGES) })
})

it.each(Object.entries(CHANGES))('%s', (name, [, , said]) => {
  const why = unfit.find((one) => one.name === name)?.why ?? null
  if (said) expect(why).toMatch(said)
  else expect(why).toBeNull()
})

it('leaves no file behind, and starts no compiler for nothing', async () => {
  // Other processes may be comparing at the same time.
  expect(readdirSync(resolve(BUILD, 'shapes')).filter((name) => name.startsWith(`${process.pid}-`))).toEqual([])
  expect(await compareShapes(shapes(0), shapes(1), {})).toEqual([])
  expect(existsSync(resolve(BUILD, 'shapes'))).toBe(true)
})
