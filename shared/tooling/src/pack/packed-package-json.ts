import { asCompiled } from './needed-files.ts'
import type { PackedPackage } from './packed-packages.ts'

export type Versions = Readonly<Record<string, string>>

export interface PackageJson {
  readonly name: string
  readonly exports: Versions
  readonly sideEffects?: boolean
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
}

export interface Packing {
  readonly packageJson: PackageJson
  readonly packed: PackedPackage
  readonly imports: readonly string[]
  /** A package that nobody declares comes with another one. */
  readonly named: readonly string[]
  /** Of everything that is packed. */
  readonly version: string
  /** Of everything that is installed: types may come from a package that only another one declares. */
  readonly versions: Versions
}

/**
 * Returns the package.json with which a package is installed: compiled files, and the exact version of everything that it needs.
 * Throws if it imports what nobody declares.
 */
export function packedPackageJson({ packageJson, packed, imports, named, version, versions }: Packing): object {
  const versionOf = (name: string) => {
    if (name.startsWith('@console/')) return version
    const found = versions[name]
    if (!found) throw new Error(`${packageJson.name} imports '${name}', which no package.json of the workspace declares.`)
    return found
  }
  const isKnown = (name: string) => name in versions || name.startsWith('@console/')
  const own = [...imports, ...named.filter(isKnown)].filter((name) => name !== packageJson.name)
  const needed = [...own, ...typesOf(own, versions), ...(packed.tools ?? [])]
  const { name, sideEffects } = packageJson
  return {
    name,
    version,
    type: 'module',
    engines: { node: '>=24' },
    // Against publishing it by accident.
    publishConfig: { access: 'restricted' },
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: {
      ...mapped(packed.exports ?? packageJson.exports, (file) => ({ types: file.replace(/\.tsx?$/, '.d.ts'), default: asCompiled(file) })),
      './*.json': './*.json',
    },
    ...(packed.bin && { bin: mapped(packed.bin, asCompiled) }),
    dependencies: Object.fromEntries([...new Set(needed)].sort().map((one) => [one, versionOf(one)])),
  }
}

/** `react` -> `@types/react`, where the workspace has it. */
const typesOf = (names: readonly string[], versions: Versions) => names.map((name) => `@types/${name}`).filter((name) => name in versions)

const mapped = <T>(values: Versions, change: (value: string) => T) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
