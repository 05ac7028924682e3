import { call, useChange } from '@console/api'
import { type Application, getApplication, paths, updateApplication } from '@console/contract'
import { Form, type Sending, useRecordForm } from '@console/forms'
import { useNavigate } from '@console/router'
import { Page, Section, Stack, toast } from '@console/ui'
import { useText } from '../text.ts'
import { FirebaseCheck } from './firebase-check.tsx'
import { IntegrationFields } from './integration-fields.tsx'
import { IntegrationForm, integrationValuesOf } from './integration-values.ts'
import { PostbackSample } from './postback-sample.tsx'

/** `?mode=integration`: what connects the application, apart from what describes it, because other people may see it. */
export function IntegrationMode({ application }: { readonly application: Application }) {
  const text = useText()
  const navigate = useNavigate()
  const { send } = useChange(updateApplication)
  const application_id = application.id
  const back = paths.application(application.code)
  const form = useRecordForm(IntegrationForm, integrationValuesOf(application), {
    form: 'integration',
    id: application_id,
    version: application.version,
    load: () => call(getApplication, { application_id }),
    toValues: integrationValuesOf,
  })

  async function save(integration_info: IntegrationForm, { version }: Sending): Promise<void> {
    // The API takes whole applications: what this form does not show is sent as it is now, and the version guards it.
    const { display_name, description, status } = await call(getApplication, { application_id })
    const body = { display_name, description, status: status === 'active' ? status : ('inactive' as const), integration_info }
    await send({ application_id }, { body, ...(version === undefined ? {} : { version }) })
    toast.success(text('application.saved'))
    await navigate(back)
  }

  return (
    <Page title={text('integration.title', { name: application.display_name })}>
      <Form
        form={form}
        submit={text('action.save')}
        failed={text('application.saveFailed')}
        onSubmit={save}
        onCancel={() => void navigate(back)}
      >
        <Stack gap="5">
          <Section>
            <IntegrationFields
              mayKeepSecret={application.integration_info?.reward_secret_set === true}
              firebaseCheck={<FirebaseCheck applicationId={application_id} />}
            />
          </Section>
          <PostbackSample />
        </Stack>
      </Form>
    </Page>
  )
}
