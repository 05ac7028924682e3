import { LabelLine, useFieldValue } from '@console/forms'
import { Box, chakra, Span, Stack, Text } from '@console/ui'
import { type ReactNode, useId } from 'react'
import { useText } from '../../text.ts'
import { ApplicationScope } from './application-scope.ts'

interface Props {
  readonly label: string
  readonly hint: string
  /** Label of the first choice: 'All applications that exist today'. */
  readonly all: string
  /** Shown with the second choice. */
  readonly children: ReactNode
}

/** Sets the form's field `which`. */
export function ApplicationsField({ label, hint, all, children }: Props) {
  const text = useText()
  const id = useId()
  const [which, choose] = useFieldValue<ApplicationScope>('which')
  return (
    <Stack gap="3">
      <Stack role="radiogroup" aria-labelledby={id} aria-describedby={`${id} hint`} gap="1">
        <LabelLine id={id} label={label} required />
        {ApplicationScope.options.map((one) => (
          <Box as="label" key={one} display="flex" columnGap="2" alignItems="center" minH="8" cursor="pointer" textStyle="sm">
            <chakra.input
              type="radio"
              name={id}
              w="4"
              h="4"
              accentColor="brand.solid"
              focusVisibleRing="outside"
              checked={which === one}
              onChange={() => choose(one)}
            />
            <Span>{one === 'all' ? all : text('permissions.applications.some')}</Span>
          </Box>
        ))}
        <Text id={`${id} hint`} textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      </Stack>
      {which === 'some' ? children : null}
    </Stack>
  )
}
