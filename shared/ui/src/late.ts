import { useEffect, useRef, useState } from 'react'

/**
 * A part that is fetched when first wanted; undefined until it is there. Where it cannot be had, as without a connection,
 * `onFailed` takes the wish back, and the next wish tries again.
 */
export function useLate<File>(load: () => Promise<File>, isWanted: boolean, onFailed: () => void): File | undefined {
  const [file, setFile] = useState<File>()
  const failed = useRef(onFailed)
  failed.current = onFailed

  useEffect(() => {
    if (!isWanted || file) return
    let isHere = true
    load().then(
      (loaded) => isHere && setFile(loaded),
      () => isHere && failed.current(),
    )
    return () => {
      isHere = false
    }
  }, [load, isWanted, file])

  return file
}
