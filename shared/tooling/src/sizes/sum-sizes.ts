/** Bytes over the wire, compressed. */
export interface Size {
  /** In the file that every page loads first. */
  readonly first: number
  readonly all: number
}

export interface Sizes {
  /** The shell and each module: all their scripts, of both languages. */
  readonly builds: Readonly<Record<string, Size>>
  /** Each package's share of the builds that contain it. */
  readonly packages: Readonly<Record<string, Size>>
}

export interface BuiltScript {
  readonly isFirst: boolean
  readonly compressed: number
  /** Bytes before compression, by the package that they come from. */
  readonly packages: Readonly<Record<string, number>>
}

/** Sums up the scripts of each build. A package has the part of a compressed script that it has of the plain one. */
export function sizesOf(scripts: Readonly<Record<string, readonly BuiltScript[]>>): Sizes {
  const builds: Record<string, Size> = {}
  const packages: Record<string, Size> = {}
  const add = (sums: Record<string, Size>, name: string, bytes: number, isFirst: boolean) => {
    const { first, all } = sums[name] ?? { first: 0, all: 0 }
    sums[name] = { first: first + (isFirst ? bytes : 0), all: all + bytes }
  }
  for (const [build, files] of Object.entries(scripts)) {
    for (const { isFirst, compressed, packages: shares } of files) {
      add(builds, build, compressed, isFirst)
      const plain = Object.values(shares).reduce((sum, bytes) => sum + bytes, 0)
      for (const [name, bytes] of Object.entries(shares)) add(packages, name, (compressed * bytes) / plain, isFirst)
    }
  }
  return { builds: rounded(builds), packages: rounded(packages) }
}

function rounded(sums: Readonly<Record<string, Size>>): Record<string, Size> {
  const round = ({ first, all }: Size): Size => ({ first: Math.round(first), all: Math.round(all) })
  return Object.fromEntries(Object.entries(sums).map(([name, size]) => [name, round(size)]))
}
