import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { neededFiles } from './needed-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'needed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

test('a package consists of what its entry leads to, code and types, and not of what else lies there', () => {
  write({
    'src/index.js': "export { a } from './a.js';\nconst late = () => import('./late.js');",
    'src/index.d.ts': "export { a } from './a.ts';\nexport type { B } from './b.tsx';",
    'src/a.js': "import { useState } from 'react';",
    'src/a.d.ts': "export declare const a: import('@chakra-ui/react').Box;",
    'src/b.js': 'export {};',
    'src/b.d.ts': 'export type B = 1;',
    'src/late.js': "import x from '@console/api'; import 'node:fs';",
    'src/bench.js': "import '@playwright/test';",
  })
  expect(neededFiles(folder, ['./src/index.ts'])).toEqual({
    files: ['src/a.d.ts', 'src/a.js', 'src/b.d.ts', 'src/index.d.ts', 'src/index.js', 'src/late.js'],
    imports: ['@console/api', 'react'],
    named: ['@chakra-ui/react'],
  })
})

test('threads, loaders and data are part of it', () => {
  write({
    'src/index.js':
      "new Worker(beside(import.meta.filename, 'thread')); loaderPath('loader'); new URL('./sql', import.meta.url); new URL('./made-later', import.meta.url); new URL('../template', import.meta.url)",
    'src/thread.js': "import './told.js'",
    'src/told.js': '',
    'src/loader.js': '',
    'src/sql/first.sql': '',
    'template/src/page.tsx': '',
  })
  expect(neededFiles(folder, ['./src/index.ts']).files).toEqual([
    'src/index.js',
    'src/loader.js',
    'src/sql',
    'src/thread.js',
    'src/told.js',
    'template',
  ])
})

test('a file that is imported and not there is an error', () => {
  write({ 'src/index.js': "import './gone.js'" })
  expect(() => neededFiles(folder, ['./src/index.ts'])).toThrow('src/gone.js is imported, but was not compiled.')
})
