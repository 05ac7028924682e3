import { call, useChange } from '@console/api'
import { type Application, type ApplicationUpdate, getApplication, paths, updateApplication } from '@console/contract'
import { Form, type Sending, useRecordForm } from '@console/forms'
import { useNavigate } from '@console/router'
import { Page, Stack, toast } from '@console/ui'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { useText } from '../text.ts'

interface Props<Values extends Record<string, unknown>> {
  readonly application: Application
  readonly title: string
  /** Names the form in its drafts. */
  readonly form: string
  readonly schema: v.GenericSchema<Values, unknown>
  /** What the form shows of the application. */
  readonly valuesOf: (application: Application) => Values
  /** The whole application as the API takes it, with what the form changed. */
  readonly bodyOf: (values: Values) => ApplicationUpdate | Promise<ApplicationUpdate>
  readonly children: ReactNode
}

/** A form about a part of an application: saved, it leads back to the application's page. */
export function ApplicationEditor<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { application, title, form: name, schema, valuesOf, bodyOf, children } = props
  const text = useText()
  const navigate = useNavigate()
  const { send } = useChange(updateApplication)
  const application_id = application.id
  const back = paths.application(application.code)
  const form = useRecordForm<Values, Application>(schema, valuesOf(application), {
    form: name,
    id: application_id,
    version: application.version,
    load: () => call(getApplication, { application_id }),
    toValues: valuesOf,
  })

  async function save(values: Values, { version }: Sending): Promise<void> {
    await send({ application_id }, { body: await bodyOf(values), version })
    toast.success(text('application.saved'))
    await navigate(back)
  }

  return (
    <Page title={title}>
      <Form
        form={form}
        submit={text('action.save')}
        failed={text('application.saveFailed')}
        onSubmit={save}
        onCancel={() => void navigate(back)}
      >
        <Stack gap="5">{children}</Stack>
      </Form>
    </Page>
  )
}
