import { useCallback, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const PAUSE_MS = 1000

/**
 * Calls `save` a second after the last change, and without delay when the page is hidden or the form goes while a change
 * waits. Off while `key` is null; another key saves first what waits under the one before. Returns a function that drops
 * what waits.
 */
export function useAutosave<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  key: string | null,
  save: () => void,
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])

  useEffect(() => {
    if (key === null) return
    const saveNow = () => {
      cancel()
      latest.current()
    }
    const flush = () => {
      if (timer.current !== undefined) saveNow()
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        cancel()
        timer.current = setTimeout(saveNow, PAUSE_MS)
      },
    })
    document.addEventListener('visibilitychange', onVisibility)
    // Earlier than `pagehide`, which may end before the browser has written anything.
    window.addEventListener('beforeunload', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('beforeunload', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [key, subscribe, cancel])

  return cancel
}
