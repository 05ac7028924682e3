import { TextField, useFieldValue } from '@console/forms'
import { useEffect, useRef } from 'react'
import { useText } from '../text.ts'
import { suggestedCode } from './suggested-code.ts'

/** The code of a new application, which follows the name until somebody types another. */
export function CodeField() {
  const text = useText()
  const [name] = useFieldValue<string>('display_name')
  const [code, setCode] = useFieldValue<string>('code')
  const followed = useRef(name)

  useEffect(() => {
    if (name === followed.current) return
    const isUntouched = code === '' || code === suggestedCode(followed.current)
    followed.current = name
    if (isUntouched) setCode(suggestedCode(name))
  }, [name, code, setCode])

  return (
    <TextField
      name="code"
      label={text('application.code')}
      hint={text('application.form.codeHint')}
      errors={{ invalid_format: 'application.form.codeFormat' }}
      required
    />
  )
}
