import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

/** The loaded records' own names by pathname, for breadcrumbs and the document's title. Pages write it by `useRecordName`. */
export const recordNameStore = createStore<Readonly<Record<string, string>>>(() => ({}))

/** Gives breadcrumbs the name of the loaded record at `pathname`. Pages below it show the name without loading it again. */
export function useRecordName(pathname: string, name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    recordNameStore.setState({ [pathname]: name })
  }, [pathname, name])
}
