import { OTP_DIGITS } from '@console/contract'
import { controlStyle, FieldFrame, useController, useFieldError } from '@console/forms'
import { Input } from '@console/ui'
import { useRef } from 'react'
import { useText } from '../../text.ts'

interface Props {
  readonly name: string
  /** Sends the form as soon as the code is whole. */
  readonly goesOn?: boolean
}

/** One input, so that pasting, `one-time-code` of phones and screen readers work as they do everywhere. */
export function CodeField({ name, goesOn = false }: Props) {
  const text = useText()
  const label = text('code.label')
  const { field } = useController({ name })
  const error = useFieldError(name, label, 'enter', { invalid_format: 'code.sixDigits' })
  const input = useRef<HTMLInputElement>(null)

  function change(typed: string): void {
    const digits = digitsIn(typed)
    const isWhole = digits.length === OTP_DIGITS && digits !== field.value
    field.onChange(digits)
    if (isWhole && goesOn) queueMicrotask(() => input.current?.form?.requestSubmit())
  }

  return (
    <FieldFrame label={label} required error={error}>
      <Input
        {...controlStyle}
        ref={(element: HTMLInputElement | null) => {
          input.current = element
          field.ref(element)
        }}
        name={name}
        value={field.value}
        onChange={(event) => change(event.target.value)}
        onBlur={field.onBlur}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        h="12"
        textStyle="lg"
        fontFamily="mono"
        letterSpacing="0.5em"
        maxW="14rem"
      />
    </FieldFrame>
  )
}

/** The first six digits in a row, else the first six of all: 'Your code is 123 456.' gives 123456. */
export function digitsIn(typed: string): string {
  const joined = typed.normalize('NFKC').replace(/(?<=\d)[\s-]+(?=\d)/g, '')
  const whole = joined.match(new RegExp(`(?<!\\d)\\d{${OTP_DIGITS}}(?!\\d)`))
  return whole ? whole[0] : joined.replace(/\D/g, '').slice(0, OTP_DIGITS)
}
