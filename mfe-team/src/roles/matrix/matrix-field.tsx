import { KEYS_WITHOUT_CALL, permissionsNotHeld } from '@console/contract'
import { LabelLine, useController, useFieldError, useFieldFormat } from '@console/forms'
import { Box, Button, Field, Notice, Span, Stack, Text } from '@console/ui'
import { useId } from 'react'
import { NeedsNotice } from '../../permissions/needs-notice.tsx'
import { useOwnPermissions } from '../../permissions/use-own-permissions.ts'
import { usePermissionNames } from '../../permissions/use-permission-names.ts'
import { useText } from '../../text.ts'
import { PermissionMatrix } from './permission-matrix.tsx'
import { useAddNeeds } from './use-add-needs.ts'

export function MatrixField() {
  const text = useText()
  const id = useId()
  const nameOf = usePermissionNames()
  const held = useOwnPermissions()
  const { field } = useController<Record<string, string[]>>({ name: 'permissions' })
  const label = text('role.permissions')
  const error = useFieldError('permissions', label, 'choose', undefined)
  useFieldFormat<string[]>('permissions', (keys) => keys.map(nameOf).join(', '))
  const keys = field.value ?? []
  const { add, told } = useAddNeeds(keys, field.onChange)
  const lacked = permissionsNotHeld(held, keys)
  return (
    <Stack role="group" aria-labelledby={id} gap="3" minW="0">
      <Box>
        <LabelLine id={id} label={label} required />
        <Text textStyle="xs" color="fg.muted" role="status">
          {text('role.permissions.count', { count: keys.length })}
        </Text>
        <Text textStyle="xs" color="fg.muted" role="status">
          {told}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {text('role.matrix.reading')}
        </Text>
      </Box>
      {lacked.length > 0 ? (
        <Notice>
          <Text mb="2">{text('role.matrix.beyond', { names: lacked.map(nameOf).join(', ') })}</Text>
          <Button size="xs" breaks onClick={() => field.onChange(keys.filter((key) => !lacked.includes(key)))}>
            {text('role.matrix.beyond.remove')}
          </Button>
        </Notice>
      ) : null}
      <NeedsNotice keys={keys} nameOf={nameOf} addable={held} onAdd={(needs) => add([needs])} />
      <Box ref={field.ref} tabIndex={-1} data-wrong={error !== undefined || undefined} outline="none">
        <PermissionMatrix keys={keys} held={held} onChange={field.onChange} />
      </Box>
      <Span textStyle="xs" color="fg.muted">
        {text('role.matrix.hint')} {text('role.matrix.unused', { names: KEYS_WITHOUT_CALL.map(nameOf).join(', ') })}
      </Span>
      <Field.Root invalid={error !== undefined} gap="0">
        <Field.ErrorText role="alert">{error}</Field.ErrorText>
      </Field.Root>
    </Stack>
  )
}
