import { posix } from 'node:path'
import { isTest } from './imports.ts'
import type { Finding, SourceFile } from './source-file.ts'

/**
 * Features that the others of their module may use: whom a mission or notification reaches, how it is part of a campaign, who someone
 * is, what they can do, and how edits are undone.
 */
const common = ['audience', 'identity', 'campaign-children', 'permissions', 'history']
/** Features whose pages show what other features draw: a campaign's page has the missions and notifications in it. */
const shown: Readonly<Record<string, readonly string[]>> = { campaigns: ['missions', 'notifications'] }
/** Folders of a module's `src` that hold no feature. */
const plain = new Set(['messages'])

/** Inside a module: `module -> page -> component | hook`, and features do not import each other. */
export function featureFindings(file: SourceFile): Finding[] {
  const home = featureOf(file.path)
  if (!home) return []
  return file.imports.flatMap(({ from, line }) => {
    if (!from.startsWith('.')) return []
    const target = posix.join(posix.dirname(file.path), from)
    const other = featureOf(target)
    const found = (message: string) => [{ path: file.path, line, message }]
    if (home.feature && other?.feature && other.feature !== home.feature && !mayUse(home.feature, other.feature)) {
      return found(
        `the feature ${home.feature} imports ${other.feature}: features stand alone but for ${common.join('/ and ')}/; compose them in module.ts, or move what both need there or into @console/entities.`,
      )
    }
    if (/\.page\.tsx?$/.test(target) && !isTest(file.path) && !file.path.endsWith('/src/module.ts')) {
      return found('a page is imported by module.ts alone, lazily: move the part that is needed into a component of its own.')
    }
    if (home.feature && !isTest(file.path) && /^mfe-[^/]+\/src\/module\.ts$/.test(target)) {
      return found('a feature imports module.ts: values go down from the module to its pages, never up.')
    }
    return []
  })
}

const mayUse = (feature: string, other: string) => common.includes(other) || (shown[feature]?.includes(other) ?? false)

function featureOf(path: string): { readonly feature: string | undefined } | undefined {
  const [module = '', src, folder, ...rest] = path.split('/')
  if (!module.startsWith('mfe-') || src !== 'src') return undefined
  return { feature: rest.length > 0 && folder && !plain.has(folder) ? folder : undefined }
}
