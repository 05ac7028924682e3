import { useKitText } from '@console/i18n'
import { Button, Flex, Text } from '@console/ui'
import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { nextWrongControl } from '../wrong-controls.ts'

export function ErrorSummary() {
  const text = useKitText()
  const { errors } = useFormState()
  const from = useRef<Element | null>(null)
  const count = errorsIn(errors)

  /** Pressing the button gives it the focus, so the field that had it before is where the way begins. */
  function onFocus({ relatedTarget }: FocusEvent): void {
    from.current = relatedTarget ?? from.current
  }

  function onNext({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
    const next = form ? nextWrongControl(form, from.current) : undefined
    from.current = next ?? null
    next?.focus()
  }

  return (
    // Announced from the beginning, but without room of its own among the buttons until it says something.
    <Flex gap="1" align="center" srOnly={count === 0}>
      <Text role="status" textStyle="sm" color="fg.error">
        {count > 0 ? text('form.wrong', { count }) : null}
      </Text>
      {count > 0 ? (
        <Button look="quiet" onFocus={onFocus} onClick={onNext}>
          {text('form.wrong.next')}
        </Button>
      ) : null}
    </Flex>
  )
}

/** How many fields have an error. A list with one of its own counts once, whatever is wrong in it. */
function errorsIn(errors: object): number {
  if ('type' in errors && typeof errors.type === 'string') return 1
  const inside: unknown[] = Object.values(errors)
  return inside.reduce<number>((count, one) => count + (typeof one === 'object' && one !== null ? errorsIn(one) : 0), 0)
}
