import { createHash } from 'node:crypto'
import { cpSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeHere, liveModules, localKey, openStore, releaseStep } from '@console/federation'
import type { ReleasedModule } from '@console/module'
import { integrityOf, manifestFile, manifestName, moduleJson, releaseFolder, type Step } from '@console/module/registry'

/** Copies a registry to `to` and registers further modules in it until there are `count`. */
export async function registryOf(count: number, from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true })
  const live = liveModules(to, openStore(to, localKey()).read())
  const model = live.find(({ id }) => id === 'campaigns')
  if (!model) throw new Error(`No campaigns are released in ${from}.`)
  const further = Array.from({ length: Math.max(0, count - live.length) }, (_, n) => nameOf(live.length + n))
  const steps = further.map((id) => register(to, model, id))
  if (steps.length > 0) await changeHere(to, () => steps, 'bench')
}

/** As unlike one another as the names of teams: similar ones would compress to nothing. */
function nameOf(n: number): string {
  return `a${createHash('sha256').update(String(n)).digest('hex').slice(0, 9)}`
}

/** Registers a module like `model` under another name, with the same files. Returns the step that makes it live. */
function register(registry: string, model: ReleasedModule, id: string): Step {
  const [from, to] = [model.id, id].map((one) => join(registry, releaseFolder(one, model.hash))) as [string, string]
  mkdirSync(to, { recursive: true })
  const files = readdirSync(from).filter((name) => !name.startsWith(manifestName(id)))
  for (const name of files) linkSync(join(from, name), join(to, name))
  const { labels, ...rest } = moduleJson.parse(moduleJson.stringify(model).replaceAll('"/campaigns', `"/${id}`))
  const named = { en: { ...labels.en, 'nav.campaigns': `Area ${id}` }, vi: { ...labels.vi, 'nav.campaigns': `Khu vực ${id}` } }
  const manifest = moduleJson.stringify({ ...rest, id, labels: named })
  writeFileSync(join(registry, manifestFile(id, model.hash)), manifest)
  return releaseStep(registry, id, { hash: model.hash, record: integrityOf(manifest) })
}
