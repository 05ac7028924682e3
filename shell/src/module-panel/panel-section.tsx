import { useFormats } from '@console/i18n'
import { Box, Fact, Facts, Heading, Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { seenFailuresStore } from '../failures/seen-failures.ts'
import { useText } from '../text.ts'

interface Props {
  /** The module, or `shell`. */
  readonly id: string
  readonly title: string
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
  readonly children?: ReactNode
}

export function PanelSection({ id, title, facts, children }: Props) {
  const text = useText()
  return (
    <Stack as="section" aria-label={title} gap="2" align="stretch" borderTopWidth="1px" borderColor="border" pt="4">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Facts>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        <Fact name={text('modules.failures')}>
          <Failures id={id} />
        </Fact>
      </Facts>
      {children}
    </Stack>
  )
}

function Failures({ id }: Pick<Props, 'id'>) {
  const text = useText()
  const { time } = useFormats()
  const failures = useStore(seenFailuresStore).filter((one) => one.id === id)
  if (failures.length === 0) return text('modules.failures.none')
  return (
    <Box as="ul" role="list" listStyleType="none">
      {failures.map(({ support_id, reason, time: at }) => (
        <li key={support_id}>{text('modules.failure', { time: time(at), reason: text(`modules.reason.${reason}`), id: support_id })}</li>
      ))}
    </Box>
  )
}
