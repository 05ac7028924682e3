import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUILD, buildMemory, fingerprint, ROOT, runCompiler } from '@console/federation'
import { parseCode } from '@console/federation/syntax'

/** The kit uses a small part of these: loading them whole for each test file takes longer than all other code of a page. */
const KIT_PACKAGES = { chakra: ['@chakra-ui/react', '@chakra-ui/react/theme'], lucide: ['lucide-react'] }

/** There is one of each in a page, so they stay packages. */
const NOT_BUNDLED = /^(react|react-dom|@emotion\/[^/]+)(\/.*)?$/

const KIT = resolve(ROOT, 'shared/ui/src')
const FOLDER = resolve(BUILD, 'kit-packages')

/** Bundles, for tests of pages, what the kit uses of its packages if its sources changed. Rejects with what the bundler complained of. */
export async function buildKitPackages(): Promise<void> {
  const print = fingerprint([KIT, import.meta.filename, resolve(ROOT, 'package-lock.json')])
  const memory = buildMemory(resolve(BUILD, 'built.json'))
  if (memory.isCurrent('kit-packages', print) && existsSync(FOLDER)) return
  const files = globSync('**/!(*.test).{ts,tsx}', { cwd: KIT }).map((file) => readFileSync(resolve(KIT, file), 'utf8'))
  const partsOf = (name: string) =>
    `export { ${[...new Set(files.flatMap((text) => importedFrom(name, text)))].join(', ')} } from '${name}'`
  const entry = Object.entries(KIT_PACKAGES).map(([bundle, names]) => [bundle, `data:text/javascript,${names.map(partsOf).join(';')}`])
  await runCompiler(
    {
      // What depends on NODE_ENV is decided where the tests run.
      mode: 'none',
      target: 'web',
      context: KIT,
      entry: Object.fromEntries(entry),
      output: { path: FOLDER, filename: '[name].cjs', library: { type: 'commonjs2' } },
      externalsType: 'commonjs',
      externals: [NOT_BUNDLED],
      optimization: { providedExports: true, usedExports: true, sideEffects: true, innerGraph: true, concatenateModules: true },
    },
    () => undefined,
  )
  memory.remember('kit-packages', print)
}

function importedFrom(name: string, text: string): string[] {
  return parseCode(text, 'kit.tsx')
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value === name)
    .flatMap(({ entries }) => entries.flatMap(({ importName, isType }) => (isType ? [] : (importName.name ?? []))))
}
