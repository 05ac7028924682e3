import type { NotMedia } from '@console/contract'
import { useEffect, useState } from 'react'
import type { notMediaAt } from './file-content.ts'
import { fetchContent } from './read-file.ts'

/**
 * Returns what a typed address leads to instead of an image or a video, see `notMediaAt`; undefined also while the code for it, which is
 * fetched with the first address, is not there.
 */
export function useNotMedia(address: string, kind: 'image' | 'video'): NotMedia | undefined {
  const [rule, setRule] = useState<{ readonly notMediaAt: typeof notMediaAt }>()
  const isNeeded = address !== ''
  useEffect(() => {
    // Without it nothing is said here: the API has the rule too.
    if (isNeeded) void fetchContent().then(setRule, () => undefined)
  }, [isNeeded])
  return rule?.notMediaAt(address, kind)
}
