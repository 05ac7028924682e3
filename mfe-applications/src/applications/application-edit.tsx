import { call, useChange } from '@console/api'
import { type Application, getApplication, paths, updateApplication } from '@console/contract'
import { Form, type Sending, useRecordForm } from '@console/forms'
import { useNavigate } from '@console/router'
import { Fact, Facts, Page, Section, Stack, toast } from '@console/ui'
import { useText } from '../text.ts'
import { ApplicationFormFields } from './application-form.tsx'
import { ApplicationFields, fieldsOf } from './application-values.ts'

/** `?mode=edit`: what describes the application. */
export function EditMode({ application }: { readonly application: Application }) {
  const text = useText()
  const navigate = useNavigate()
  const { send } = useChange(updateApplication)
  const application_id = application.id
  const back = paths.application(application.code)
  const form = useRecordForm(ApplicationFields, fieldsOf(application), {
    form: 'application',
    id: application_id,
    version: application.version,
    load: () => call(getApplication, { application_id }),
    toValues: fieldsOf,
  })

  async function save(body: ApplicationFields, { version }: Sending): Promise<void> {
    await send({ application_id }, { body, version })
    toast.success(text('application.saved'))
    await navigate(back)
  }

  return (
    <Page title={text('application.edit.title')}>
      <Form
        form={form}
        submit={text('action.save')}
        failed={text('application.saveFailed')}
        onSubmit={save}
        onCancel={() => void navigate(back)}
      >
        <Section>
          <Stack gap="5">
            <Facts>
              <Fact name={text('application.code')}>{application.code}</Fact>
            </Facts>
            <ApplicationFormFields application={application} />
          </Stack>
        </Section>
      </Form>
    </Page>
  )
}
