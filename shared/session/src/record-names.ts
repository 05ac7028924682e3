import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

/** The loaded records' own names by pathname, for breadcrumbs and the document's title. Pages write it by `useRecordName`. */
export const recordNameStore = createStore<Readonly<Record<string, string>>>(() => ({}))

/** Tells breadcrumbs the loaded record's own name at `pathname`; pages below it show the name without loading it again. */
export function useRecordName(pathname: string, name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    recordNameStore.setState({ [pathname]: name })
  }, [pathname, name])
}
