import type { Failure, Loadable } from '@console/api'
import type { ModuleRecord } from '@console/module'
import { usePageData } from '@console/session'
import { useEffect, useState } from 'react'

type Releases = readonly Pick<ModuleRecord, 'id' | 'version' | 'hash' | 'platform'>[]

const UNREACHABLE: Failure = { code: 'offline', status: 0 }

/** The modules of this document, from the file in which the host lists them, which the shell has read too. */
export function useReleases(): Loadable<Releases> {
  const { registry } = usePageData()
  const [data, setData] = useState<Releases>()
  const [error, setError] = useState<Failure>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isWanted = true
    setError(undefined)
    read(registry).then(
      (releases) => isWanted && setData(releases),
      () => isWanted && setError(UNREACHABLE),
    )
    return () => {
      isWanted = false
    }
  }, [registry, attempt])

  return { data, error, retry: () => setAttempt((before) => before + 1) }
}

async function read(registry: string): Promise<Releases> {
  const response = await fetch(registry)
  if (!response.ok) throw new Error(`registry: ${response.status}`)
  return response.json()
}
