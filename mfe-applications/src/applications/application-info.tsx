import { type Application, applicationFields, applicationIntegration, deleteApplication, getApplication, paths } from '@console/contract'
import { ModeBadge, StatusBadge } from '@console/entities'
import { useMay } from '@console/session'
import { Button, Flex, LinkButton, Page, Section } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { ApplicationFacts } from './application-facts.tsx'
import { DeleteApplicationDialog } from './delete-application-dialog.tsx'
import { useOwnerOf } from './ownership.ts'
import { SetupChecklist } from './setup-checklist.tsx'
import { SwitchToLiveDialog } from './switch-to-live-dialog.tsx'
import { UsedBy } from './used-by.tsx'

type Asked = 'live' | 'delete'

/** The application as it is: what is set up, what uses it, and what can be done with it. */
export function ApplicationInfo({ application }: { readonly application: Application }) {
  const text = useText()
  const [asking, setAsking] = useState<Asked>()
  const close = () => setAsking(undefined)
  return (
    <Page
      title={application.display_name}
      beside={<Badges application={application} />}
      actions={<Actions application={application} onAsk={setAsking} />}
    >
      <ApplicationFacts application={application} />
      <SetupChecklist application={application} onGoLive={() => setAsking('live')} />
      <Section title={text('application.usedBy.title')}>
        <UsedBy applicationId={application.id} />
      </Section>
      <SwitchToLiveDialog application={application} open={asking === 'live'} onClose={close} />
      <DeleteApplicationDialog application={application} open={asking === 'delete'} onClose={close} />
    </Page>
  )
}

function Badges({ application: { status, mode } }: { readonly application: Application }) {
  return (
    <Flex as="span" display="inline-flex" gap="1" wrap="wrap">
      <StatusBadge status={status} />
      <ModeBadge mode={mode} />
    </Flex>
  )
}

function Actions({ application, onAsk }: { readonly application: Application; readonly onAsk: (asked: Asked) => void }) {
  const text = useText()
  const owner = useOwnerOf(getApplication)(application)
  const mayUpdate = useMay(applicationFields, owner)
  const mayIntegrate = useMay(applicationIntegration, owner)
  const mayDelete = useMay(deleteApplication, owner)
  const { code, mode } = application
  return (
    <>
      {mayUpdate ? <LinkButton to={paths.applicationEdit(code)}>{text('application.edit')}</LinkButton> : null}
      {mayIntegrate ? <LinkButton to={paths.applicationIntegration(code)}>{text('application.integration')}</LinkButton> : null}
      {mayUpdate && mode === 'TEST' ? <Button onClick={() => onAsk('live')}>{text('live.confirm')}</Button> : null}
      {mayDelete ? <Button onClick={() => onAsk('delete')}>{text('application.delete.action')}</Button> : null}
    </>
  )
}
