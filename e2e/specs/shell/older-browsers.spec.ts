import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL_REGISTRY, localKey, openStore } from '@console/federation'
import { releaseFolder } from '@console/module/registry'
import { lackingIn } from '../../fixtures/older-browsers.ts'
import { expect, test } from '../../fixtures/test.ts'

const BROUGHT = ['URL.parse', 'URL.canParse', 'Promise.withResolvers', 'Map.groupBy', 'AbortSignal.any']

/** Not a call of what a browser lacks, and why. */
const HARMLESS = {
  'Error.captureStackTrace': 'valibot and React look whether it is there',
  'Intl.DurationFormat': 'react-intl makes one for a duration, which no message has',
  'Symbol.dispose': 'Lexical and Preact name a method by it, which nothing calls',
  '.drop()': 'a method of dnd-kit',
  '.escape()': 'of CSS, which all have; RegExp has it since',
  '.pause()': 'a method of toasts',
  '.toArray()': 'a function of React',
  '.toBase64()': 'noble looks whether it is there',
}

test('no file calls what one of the oldest browsers lacks', () => {
  const live = openStore(LOCAL_REGISTRY, localKey()).read()
  const releases = Object.entries({ ...live?.modules, shell: live?.shell })
  const folders = releases.flatMap(([id, line]) => (line ? [releaseFolder(id, line.current.hash)] : []))
  const files = folders.flatMap((folder) => globSync('*.js', { cwd: join(LOCAL_REGISTRY, folder) }).map((file) => join(folder, file)))
  expect(files.length).toBeGreaterThan(100)
  const known = new Set([...BROUGHT, ...Object.keys(HARMLESS)])
  const found = files.flatMap((file) => {
    const taken = lackingIn(readFileSync(join(LOCAL_REGISTRY, file), 'utf8')).difference(known)
    return taken.size > 0 ? [`${file} takes ${[...taken]}`] : []
  })
  expect(found, 'take another way, or bring it in shell/src/older-browsers.ts').toEqual([])
})

for (const source of ['a.union(b)', 'new Set(a).union(b)', 'f().union(b)', 'x.y.union(b)', 'this.a?.union(b)', 'a["union"](b)'])
  test(`${source} is found`, () => expect([...lackingIn(source)]).toEqual(['.union()']))

for (const source of ['URL.parse(a)', 'URL?.parse(a)', 'URL["parse"](a)'])
  test(`${source} is found`, () => expect([...lackingIn(source)]).toEqual(['URL.parse']))

for (const source of ['JSON.parse(a)', 'a.parse(b)', 'new Map().get(a)', 'CSS.escape(a)'])
  test(`${source} is none of them`, () => expect([...lackingIn(source)]).toEqual([]))
