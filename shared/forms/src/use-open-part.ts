import { useState } from 'react'
import { type FieldValues, get, useFormState } from 'react-hook-form'

/**
 * Returns whether a collapsible part of a form is open, and a function to change that. The part opens by itself whenever one of
 * its fields is found wrong, so that the focus can move there; it can still be closed. A name such as `rewards.0` includes all
 * fields below it.
 */
export function useOpenPart(
  names: readonly string[],
  isOpenAtFirst: boolean,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { errors, submitCount } = useFormState<FieldValues>()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [seen, setSeen] = useState<number>()
  const wrongAt = names.some((name) => get(errors, name) !== undefined) ? submitCount : undefined
  // While rendering, since the part has to be there when the form moves the focus.
  if (wrongAt !== seen) {
    setSeen(wrongAt)
    if (wrongAt !== undefined) setOpen(true)
  }
  return [isOpen, setOpen]
}
