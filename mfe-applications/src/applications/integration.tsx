import { call } from '@console/api'
import { type Application, type ApplicationUpdate, getApplication } from '@console/contract'
import { Section } from '@console/ui'
import { useText } from '../text.ts'
import { ApplicationEditor } from './application-editor.tsx'
import { fieldsOf } from './application-values.ts'
import { FirebaseCheck } from './firebase-check.tsx'
import { IntegrationFields } from './integration-fields.tsx'
import { IntegrationForm, integrationValuesOf } from './integration-values.ts'
import { PostbackSample } from './postback-sample.tsx'

/** `?mode=integration`: what connects the application, apart from what describes it, because other people may see it. */
export function IntegrationMode({ application }: { readonly application: Application }) {
  const text = useText()
  const application_id = application.id

  async function bodyOf(integration_info: IntegrationForm): Promise<ApplicationUpdate> {
    // The API takes whole applications: what this form does not show is sent as it is now, and the version guards it.
    return { ...fieldsOf(await call(getApplication, { application_id })), integration_info }
  }

  return (
    <ApplicationEditor
      application={application}
      title={text('integration.title', { name: application.display_name })}
      form="integration"
      schema={IntegrationForm}
      valuesOf={integrationValuesOf}
      bodyOf={bodyOf}
    >
      <Section>
        <IntegrationFields
          mayKeepSecret={application.integration_info?.reward_secret_set === true}
          firebaseCheck={<FirebaseCheck applicationId={application_id} />}
        />
      </Section>
      <PostbackSample />
    </ApplicationEditor>
  )
}
