import { type ReactNode, useState } from 'react'
import { SWRConfig } from 'swr'
import { readingPolicy } from './retry-policy.ts'

/** One cache for shell and modules. It is made before the first reader mounts, so that no unmount can delete it. */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  const [cache] = useState(() => new Map())
  return <SWRConfig value={{ ...readingPolicy(cache), provider: () => cache }}>{children}</SWRConfig>
}
