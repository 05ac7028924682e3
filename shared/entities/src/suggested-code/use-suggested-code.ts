import { useFieldValue } from '@console/forms'
import { useEffect, useRef } from 'react'
import type { GenericSchema } from 'valibot'
import { suggestedCode } from './suggested-code.ts'

interface Fields {
  /** The field of the name. */
  readonly from: string
  /** The field of the code. */
  readonly to: string
  readonly schema: GenericSchema<string>
}

/** Lets the code of something new follow its name until someone types another code. */
export function useSuggestedCode({ from, to, schema }: Fields): void {
  const [name] = useFieldValue<string>(from)
  const [code, setCode] = useFieldValue<string>(to)
  const followed = useRef(name)

  useEffect(() => {
    if (name === followed.current) return
    const isUntouched = code === '' || code === suggestedCode(followed.current, schema)
    followed.current = name
    if (isUntouched) setCode(suggestedCode(name, schema))
  }, [name, code, setCode, schema])
}
