import { useFieldValue, useFormContext } from '@console/forms'

const NAME = /^[a-z][a-z0-9_]{0,49}$/

export const isVariableName = (name: string): boolean => NAME.test(name)

export function useVariables(): readonly [declared: readonly string[], declare: (names: readonly string[]) => void] {
  const [declared, setDeclared] = useFieldValue<readonly string[]>('content.variables')
  const { trigger, formState } = useFormContext()

  /** This may make the subject and the text valid or invalid. */
  function declare(names: readonly string[]): void {
    setDeclared(names)
    if (formState.isSubmitted) void trigger(['content.subject', 'content.content'])
  }

  return [declared, declare]
}
