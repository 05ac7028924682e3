import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { BuildRefused } from './build-refused.ts'
import { readModuleSources } from './module-sources.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'))
  mkdirSync(join(folder, 'src/messages'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"version":"1.0.0","type":"module"}')
  for (const locale of ['en', 'vi']) writeFileSync(join(folder, `src/messages/${locale}.ts`), `export default { title: '${locale}' }`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const sourcesOf = (module: string) => {
  writeFileSync(join(folder, 'src/module.ts'), module)
  return readModuleSources(folder)
}

it('a module is read with its texts', async () => {
  const module = 'export default { descriptor: { routes: [] }, pages: {}, messages: {} }'
  expect(await sourcesOf(module)).toMatchObject({ version: '1.0.0', messages: { en: { title: 'en' }, vi: { title: 'vi' } } })
})

it.each(['export default 42', 'export default {}', 'export const module = 42'])(
  '%j is no module, and the build says what to write',
  async (text) => {
    const refusal = sourcesOf(text)
    await expect(refusal).rejects.toThrow(BuildRefused)
    await expect(refusal).rejects.toThrow("src/module.ts exports no module: it must end with 'export default defineModule({ … })'")
  },
)

it('a module that throws says so itself', async () => {
  await expect(sourcesOf("throw new Error('too early')")).rejects.toThrow('too early')
})
