import type { Application, getApplication, listApplications } from '@console/contract'
import { useMaySeeAll, useOptionalProfile } from '@console/session'

interface Viewer {
  /** Whether the person is shown applications of others too. */
  readonly seesOthers: boolean
  readonly me: string | undefined
}

/**
 * Whose an application counts as under the keys for one's own. It belongs to its owner and to those whose membership names
 * it, and the browser cannot see the latter: but who is shown nothing but their own was shown it because it is theirs. Who
 * is shown others too counts as the owner alone; the API, which knows, decides for good. Undefined: nobody said.
 */
export function ownerFor({ owner }: Pick<Application, 'owner'>, { seesOthers, me }: Viewer): string | undefined {
  return seesOthers ? owner?.id : me
}

/** Returns the owner's id to ask `useMay` with, for applications that came from this read. */
export function useOwnerOf(reading: typeof listApplications | typeof getApplication): (application: Application) => string | undefined {
  const seesOthers = useMaySeeAll(reading)
  const me = useOptionalProfile()?.id
  return (application) => ownerFor(application, { seesOthers, me })
}
