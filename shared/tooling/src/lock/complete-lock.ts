/** The part of a package-lock.json (version 3) that matters here. */
export interface Lock {
  packages: Record<string, LockedPackage>
  readonly [other: string]: unknown
}

export interface LockedPackage {
  version?: string
  integrity?: string
  optional?: boolean
  os?: readonly string[]
  cpu?: readonly string[]
  libc?: readonly string[]
  optionalDependencies?: Readonly<Record<string, string>>
  readonly [other: string]: unknown
}

export interface MissingPackage {
  readonly wantedBy: string
  readonly name: string
  readonly version: string
}

/** What the registry says of one version; undefined when it does not have it. */
export type Ask = (name: string, version: string) => Promise<LockedPackage | undefined>

/**
 * The optional dependencies that the lock has no entry for. npm leaves out those that its registry could not serve,
 * and `npm ci` then refuses the lock, on this platform and on every other.
 */
export function missingPackages(lock: Lock): MissingPackage[] {
  return Object.entries(lock.packages).flatMap(([place, found]) =>
    Object.entries(found.optionalDependencies ?? {})
      .filter(([name]) => !isReachable(lock, place, name))
      .map(([name, version]) => ({ wantedBy: place, name, version })),
  )
}

/** As Node looks a package up: beside the one that asks, then in every folder above it. */
function isReachable(lock: Lock, from: string, name: string): boolean {
  const folders = from.split('/')
  for (let depth = folders.length; depth >= 0; depth--) {
    const folder = folders.slice(0, depth).join('/')
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages) return true
  }
  return false
}

/** The lock with an entry for each missing package, in npm's order. Throws on a version that is a range: no entry could pin it. */
export async function completeLock(lock: Lock, ask: Ask): Promise<{ readonly lock: Lock; readonly added: readonly MissingPackage[] }> {
  const added = missingPackages(lock)
  const packages = { ...lock.packages }
  for (const { name, version, wantedBy } of added) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
      throw new Error(`${wantedBy} wants ${name} ${version}, which pins no version, and the registry does not have it.`)
    }
    packages[`node_modules/${name}`] = (await ask(name, version)) ?? fromName(name, version)
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  return { lock: { ...lock, packages: sorted }, added }
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const libraries: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
}

/** Binary packages carry their platform in the name: `@swc/core-linux-x64-musl`. */
export function fromName(name: string, version: string): LockedPackage {
  const words = name.split('-')
  const os = words.filter((word) => systems.includes(word))
  const cpu = words.filter((word) => processors.includes(word))
  if (cpu.length !== 1 || (os.length !== 1 && cpu[0] !== 'wasm32')) {
    throw new Error(`${name} does not name its platform: write its entry into package-lock.json by hand.`)
  }
  const libc = os[0] === 'linux' ? libraries[words.at(-1) ?? ''] : undefined
  return { version, cpu, ...(libc ? { libc: [libc] } : {}), optional: true, ...(os.length > 0 ? { os } : {}) }
}
