import { undeclaredIn } from '@console/contract'
import { useFieldValue, useFormContext } from '@console/forms'
import { Button, Flex, Notice, Stack, Text } from '@console/ui'
import { useText } from '../../../text.ts'
import { isVariableName, useVariables } from './use-variables.ts'

/** Variables that the field uses without declaring them, each declared by one press. */
export function UndeclaredVariables({ name: field }: { readonly name: 'content.subject' | 'content.content' }) {
  const text = useText()
  const [used] = useFieldValue<string>(field)
  const [declared, declare] = useVariables()
  const { setFocus } = useFormContext()
  const missing = undeclaredIn(used, declared)
  const undeclared = missing.filter(isVariableName)
  const unusable = missing.filter((name) => !isVariableName(name))

  function add(name: string): void {
    declare([...declared, name])
    // The button is gone, and the focus with it.
    setFocus(field)
  }

  return (
    <>
      {undeclared.length > 0 ? (
        <Notice>
          <Stack gap="2" align="flex-start">
            <Text>{text('mission.content.variables.missing', { count: undeclared.length })}</Text>
            <Flex gap="2" wrap="wrap">
              {undeclared.map((name) => (
                <Button key={name} size="xs" onClick={() => add(name)}>
                  {text('mission.content.variables.declare', { name: `{{${name}}}` })}
                </Button>
              ))}
            </Flex>
          </Stack>
        </Notice>
      ) : null}
      {unusable.length > 0 ? (
        <Notice>
          <Text overflowWrap="anywhere">
            {text('mission.content.variables.unusable', { names: unusable.map((name) => `{{${name}}}`).join(', ') })}
          </Text>
          <Text>{text('mission.content.variables.wrong')}</Text>
        </Notice>
      ) : null}
    </>
  )
}
