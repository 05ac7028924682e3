import { type Application, applicationIntegration } from '@console/contract'
import { useOwner } from '@console/records'
import { useMay } from '@console/session'
import { Button, CopyButton, Flex, Section, Stack, Text, Verbatim } from '@console/ui'
import { useText } from '../../text.ts'
import { applicationRecord } from '../application-record.ts'
import { hideMadeSecret, useMadeSecret } from './made-secret.ts'

export function NewSecret({ application }: { readonly application: Application }) {
  const text = useText()
  const secret = useMadeSecret(application.id)
  const maySeeAgain = useMay(applicationIntegration, useOwner(applicationRecord, 'read')(application) ?? undefined)
  if (secret === undefined) return null
  return (
    <Section title={text('integration.made')}>
      <Stack gap="3">
        <Text>{text(maySeeAgain ? 'integration.made.again' : 'integration.made.once')}</Text>
        <Verbatim fontFamily="mono">{secret}</Verbatim>
        <Flex gap="2" wrap="wrap">
          <CopyButton value={secret} label={text('integration.copySecret')} />
          <Button
            look="quiet"
            onClick={() => {
              hideMadeSecret(application.id)
              // The button goes, and would take the focus with it.
              document.getElementById('page-title')?.focus()
            }}
          >
            {text('integration.made.done')}
          </Button>
        </Flex>
      </Stack>
    </Section>
  )
}
