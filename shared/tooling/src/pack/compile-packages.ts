import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '@console/federation'

/** Compiles the shared packages into `output`, each into a folder of its name: JavaScript as modules, and its types. */
export async function compilePackages(names: readonly string[], output: string): Promise<void> {
  const settings = resolve(output, 'tsconfig.json')
  mkdirSync(output, { recursive: true })
  writeFileSync(
    settings,
    JSON.stringify({
      extends: resolve(ROOT, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        incremental: false,
        rootDir: resolve(ROOT, 'shared'),
        outDir: output,
      },
      include: names.map((name) => resolve(ROOT, 'shared', name)),
      exclude: ['node_modules', '*.test.ts', '*.test.tsx', 'fixtures', 'template'].map((pattern) => resolve(ROOT, 'shared/**', pattern)),
    }),
  )
  try {
    await promisify(execFile)(process.execPath, [resolve(ROOT, 'node_modules/.bin/tsc'), '-p', settings], { cwd: ROOT })
  } catch (error) {
    throw new Error(`The packages do not compile:\n${outputOf(error)}`)
  }
}

const outputOf = (error: unknown) => (Error.isError(error) && 'stdout' in error ? String(error.stdout) : String(error))
