import { useEffect, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { FieldRegistry } from './field-registry.ts'
import type { RecordForm } from './use-record-form.ts'

const ANY: ReadonlySet<string> = new Set()

/**
 * Returns a function that moves the focus to the first of these fields, or of all, once they are drawn anew; to the page's
 * title where the form has none.
 */
export function useFieldFocus<Values extends FieldValues>({ setFocus }: RecordForm<Values>, registry: FieldRegistry) {
  const [wanted, setWanted] = useState<{ readonly among: ReadonlySet<string> }>()

  useEffect(() => {
    if (!wanted) return
    const names = [...registry.keys()]
    const name = names.find((one) => wanted.among.has(one)) ?? names[0]
    if (name === undefined) document.getElementById('page-title')?.focus()
    else setFocus(name as Path<Values>)
  }, [wanted, registry, setFocus])

  return (among = ANY) => setWanted({ among })
}
