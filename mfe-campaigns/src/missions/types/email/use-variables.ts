import { useFieldValue, useFormContext } from '@console/forms'

const NAME = /^[a-z][a-z0-9_]{0,49}$/

/** Returns whether a variable may be called so. */
export const isVariableName = (name: string): boolean => NAME.test(name)

/** The variables that an email declares, and what changes them. */
export function useVariables(): readonly [declared: readonly string[], declare: (names: readonly string[]) => void] {
  const [declared, setDeclared] = useFieldValue<readonly string[]>('content.variables')
  const { trigger, formState } = useFormContext()

  /** The subject and the text may be right now, or no longer. */
  function declare(names: readonly string[]): void {
    setDeclared(names)
    if (formState.isSubmitted) void trigger(['content.subject', 'content.content'])
  }

  return [declared, declare]
}
