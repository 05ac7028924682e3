import { isGranted } from '@console/contract'
import { publisherStore } from '@console/session'
import { Icon, LinkButton, Section, Stack } from '@console/ui'
import { useStore } from 'zustand'
import { inOrder } from '../declared/use-declared.ts'
import { registryStore } from '../modules/registry.ts'
import { useText } from '../text.ts'

export function NewRecords() {
  const text = useText()
  const manifests = useStore(registryStore, (registry) => registry.manifests)
  const held = useStore(publisherStore, ({ permissions }) => permissions?.permissions)
  const offered = Object.values(manifests).flatMap(({ commands, labels }) =>
    commands.flatMap(({ to, label, needs, often }) =>
      often && held && isGranted(held, needs) ? [{ to, label: labels[label] ?? label }] : [],
    ),
  )
  if (offered.length === 0) return null
  return (
    <Section title={text('home.new')}>
      <Stack gap="2">
        {inOrder(offered).map(({ to, label }) => (
          <LinkButton key={to} to={to} justifyContent="flex-start">
            <Icon id="add" size={16} />
            {label}
          </LinkButton>
        ))}
      </Stack>
    </Section>
  )
}
