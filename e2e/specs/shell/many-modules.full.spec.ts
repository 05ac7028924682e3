import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { integrityOf, type ModuleLine, manifestFile, moduleJson } from '@console/module/registry'
import { budget } from '@console/tooling'
import { lineOf, writeLines } from '../../fixtures/live.ts'
import { expect, test } from '../../fixtures/own-console.ts'

test.use({ purpose: 'many modules' })

const FURTHER = 50
/** Names that differ as those of teams do: similar ones would compress to nothing. */
const ids = Array.from({ length: FURTHER }, (_, n) => `a${createHash('sha256').update(String(n)).digest('hex').slice(0, 9)}`)

async function registerMore(registry: string): Promise<void> {
  const line = lineOf(registry, 'campaigns')
  const { hash } = line.current
  const manifest = readFileSync(join(registry, manifestFile('campaigns', hash)), 'utf8')
  const lines: Record<string, ModuleLine> = {}
  for (const id of ids) {
    const file = join(registry, manifestFile(id, hash))
    mkdirSync(dirname(file), { recursive: true })
    const { labels, ...rest } = moduleJson.parse(manifest.replaceAll('"/campaigns', `"/${id}`))
    const named = { en: { ...labels.en, 'nav.campaigns': `Area ${id}` }, vi: { ...labels.vi, 'nav.campaigns': `Khu vực ${id}` } }
    const text = moduleJson.stringify({ ...rest, id, labels: named })
    writeFileSync(file, text)
    lines[id] = { ...line, current: { hash, record: integrityOf(text) }, previous: [], owns: [`/${id}`] }
  }
  await writeLines(registry, lines)
}

/** Bytes over the wire. */
function documentSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${url}/`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Uint8Array) => {
        bytes += part.byteLength
      })
      response.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}

test('a further registered module makes a document hardly larger', async ({ ownConsole, page }) => {
  const few = await documentSize(ownConsole.url)
  expect(few).toBeGreaterThan(1_000)
  await registerMore(ownConsole.registry)
  await expect(async () => {
    await page.goto('/')
    expect(await page.locator('#console-page').textContent()).toContain(ids.at(-1))
  }).toPass()
  const many = await documentSize(ownConsole.url)
  const each = (many - few) / FURTHER
  console.log(`further module: ${each.toFixed(1)} of ${budget['further module'].bytes} bytes`)
  expect(each).toBeLessThanOrEqual(budget['further module'].bytes)
})
