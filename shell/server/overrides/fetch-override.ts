import { createHash } from 'node:crypto'
import type { OverrideFault, OverrideRefusal } from '@console/module'
import {
  addressSource,
  integrityOf,
  LIVE,
  manifestFile,
  moduleJson,
  REGISTRY_FOLDER,
  type ReleasedModule,
  releaseFolder,
  type Snapshot,
} from '@console/module/registry'
import { acceptSnapshot } from '../registry/accept-snapshot.ts'
import type { ReleaseFiles } from '../registry/release-files.ts'

const LIMITS = { ms: 3_000, bytes: 16 * 1_048_576 }
/** Releases of each origin that are kept for pages that were opened with them. */
const REMEMBERED = 50

export interface OtherRelease {
  /** Name at origin. */
  readonly hash: string
  /** Its manifest, under a name that no release of the registry and no other content can have. */
  readonly module: ReleasedModule
}

export interface OverrideOrigin {
  /** Returns the live release of a module. Rejects with `OverrideFailed`. */
  live(id: string): Promise<OtherRelease>
  /** Each file is compared with its manifest. */
  readonly files: ReleaseFiles
}

/** The message is for the log. */
export class OverrideFailed extends Error {
  override readonly name = 'OverrideFailed'
  /** What the person is told. */
  readonly refusal: OverrideRefusal

  constructor(fault: OverrideFault, cause: unknown, needs?: string) {
    super(Error.isError(cause) ? cause.message : String(cause), { cause })
    this.refusal = needs === undefined ? { fault } : { fault, needs }
  }
}

export function overrideOrigin(origin: string): OverrideOrigin {
  const source = addressSource(origin + REGISTRY_FOLDER, LIMITS)
  const remembered = new Map<string, OtherRelease>()
  let last: { readonly state: string; readonly snapshot: Snapshot } | null = null

  async function snapshot(): Promise<Snapshot> {
    const found = await source.poll(last?.state ?? null).catch(failed('unreachable'))
    if (found)
      last = { state: found.state, snapshot: checked(() => acceptSnapshot(found.text, undefined, { seen: 0, last: null }).snapshot) }
    if (!last) throw new OverrideFailed('unreachable', `${LIVE} did not come`)
    return last.snapshot
  }

  async function live(id: string): Promise<OtherRelease> {
    const { modules } = await snapshot()
    const release = Object.hasOwn(modules, id) ? modules[id]?.current : undefined
    if (!release) throw new OverrideFailed('absent', `'${id}' is not live there`)
    const name = nameOf(origin, release.record)
    const known = remembered.get(nameIn(id, name))
    if (known) return known
    const bytes = await source.read(manifestFile(id, release.hash)).catch(failed('unreachable'))
    if (!bytes) throw new OverrideFailed('invalid', 'the record is missing')
    if (integrityOf(bytes) !== release.record) throw new OverrideFailed('invalid', 'the record was changed after its release')
    const module = checked(() => moduleJson.parse(new TextDecoder().decode(bytes)))
    if (module.id !== id) throw new OverrideFailed('invalid', `the record is that of '${module.id}'`)
    return remember({ hash: release.hash, module: { ...module, hash: name } })
  }

  function remember(release: OtherRelease): OtherRelease {
    remembered.set(nameIn(release.module.id, release.module.hash), release)
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size > REMEMBERED) remembered.delete(oldest)
    return release
  }

  return {
    live,
    files: {
      async read(id, name, file) {
        // A page of another host, or of this one before it was started again, may ask for what is still live there.
        if (!remembered.has(nameIn(id, name))) await live(id).catch(() => null)
        const release = remembered.get(nameIn(id, name))
        const integrity = release?.module.files.find((one) => one.file === file)?.integrity
        if (!release || integrity === undefined) return 'unknown'
        const plain = await source.read(`${releaseFolder(id, release.hash)}/${file}`)
        if (!plain) return 'missing'
        return integrityOf(plain) === integrity ? { plain, brotli: null } : 'altered'
      },
    },
  }
}

const nameIn = (id: string, name: string) => `${id}/${name}`

/** The integrity of the manifest covers that of each file, so that the name tells the whole content. */
function nameOf(origin: string, integrity: string): string {
  return `override-${createHash('sha256').update(`${origin} ${integrity}`).digest('base64url')}`
}

const failed = (fault: OverrideFault) => (error: unknown) => {
  throw new OverrideFailed(fault, error)
}

function checked<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new OverrideFailed('invalid', error)
  }
}
