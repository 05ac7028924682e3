import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { platformVersion, ROOT } from '@console/federation'
import { SHELL } from '@console/module/registry'
import { compilePackages } from './compile-packages.ts'
import { neededFiles } from './needed-files.ts'
import { writeShellPackage } from './pack-shell.ts'
import { type PackageJson, packedPackageJson, type Versions } from './packed-package-json.ts'
import { PACKED, type PackedPackage } from './packed-packages.ts'

const readJson = (file: string): PackageJson & { readonly compilerOptions?: object } =>
  JSON.parse(readFileSync(resolve(ROOT, file), 'utf8'))

/** Packs everything that a module in another repository needs into tarballs in `folder`, which has nothing else afterwards. Returns their names. */
export async function packAll(folder: string): Promise<string[]> {
  const compiled = resolve(folder, 'compiled')
  const staged = resolve(folder, 'staged')
  const versions = installedVersions()
  rmSync(folder, { recursive: true, force: true })
  await compilePackages(
    PACKED.map(({ name }) => name),
    compiled,
  )
  await writeShellPackage(resolve(staged, SHELL))
  for (const packed of PACKED) stage(packed, versions, resolve(compiled, packed.name), resolve(staged, packed.name))
  const folders = [SHELL, ...PACKED.map(({ name }) => name)].map((name) => resolve(staged, name))
  await promisify(execFile)('npm', ['pack', ...folders, '--pack-destination', folder, '--loglevel=error'], { cwd: staged })
  rmSync(compiled, { recursive: true })
  rmSync(staged, { recursive: true })
  return readdirSync(folder).sort()
}

function stage(packed: PackedPackage, versions: Versions, compiled: string, staged: string): void {
  const packageJson = packageJsonOf(packed)
  copyData(packed.name, compiled)
  const entries = [packed.exports ?? packageJson.exports, packed.bin ?? {}].flatMap((names) => Object.values(names))
  const { files, ...needs } = neededFiles(compiled, entries)
  for (const file of files) cpSync(resolve(compiled, file), resolve(staged, file), { recursive: true })
  const made = packedPackageJson({ packageJson, packed, ...needs, version: platformVersion(), versions })
  writeFileSync(resolve(staged, 'package.json'), `${JSON.stringify(made, null, 2)}\n`)
  if (packed.name === 'tooling') writeSettings(staged)
}

/** What the compiler does not write: data that is read at run time, such as the sources of the template. */
function copyData(name: string, compiled: string): void {
  const isData = (file: string) => !/[\\/](?:node_modules|fixtures)(?:[\\/]|$)|\.tsx?$/.test(file)
  cpSync(resolve(ROOT, 'shared', name, 'src'), resolve(compiled, 'src'), { recursive: true, filter: isData })
  const template = resolve(ROOT, 'shared', name, 'template')
  if (existsSync(template)) cpSync(template, resolve(compiled, 'template'), { recursive: true })
}

/** Modules elsewhere are checked by the compiler as strictly as here. */
function writeSettings(staged: string): void {
  const { compilerOptions } = readJson('tsconfig.json')
  writeFileSync(resolve(staged, 'tsconfig.json'), `${JSON.stringify({ compilerOptions }, null, 2)}\n`)
}

const packageJsonOf = ({ name }: PackedPackage) => readJson(`shared/${name}/package.json`)

/** Each package has one version in the whole workspace. */
function installedVersions(): Versions {
  const everyPackageJson = [readJson('package.json'), ...PACKED.map(packageJsonOf)]
  return Object.assign({}, ...everyPackageJson.flatMap(({ dependencies, devDependencies }) => [devDependencies, dependencies]))
}
