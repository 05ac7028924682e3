import { useWatch } from '@console/forms'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import type { MissionValues } from '../mission-values.ts'
import { WithPreview } from './with-preview.tsx'

const Tell = createContext<(values: MissionValues) => void>(() => {})

/** `<PreviewedValues>` passes the typed values to the preview, which is outside the form so that nothing in it is sent or checked. */
export function BesidePreview({ children }: { readonly children: ReactNode }) {
  const [values, setValues] = useState<MissionValues>()
  return (
    <Tell value={setValues}>
      <WithPreview of={values}>{children}</WithPreview>
    </Tell>
  )
}

/** Passes what is typed to the preview, as a transition. */
export function PreviewedValues() {
  const tell = useContext(Tell)
  const values = useWatch() as MissionValues
  useEffect(() => startTransition(() => tell(values)), [tell, values])
  return null
}
