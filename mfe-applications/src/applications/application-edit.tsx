import type { Application } from '@console/contract'
import { Fact, Facts, Section, Stack } from '@console/ui'
import { useText } from '../text.ts'
import { ApplicationEditor } from './application-editor.tsx'
import { ApplicationFormFields } from './application-form.tsx'
import { ApplicationFields, fieldsOf } from './application-values.ts'

/** `?mode=edit`: what describes the application. */
export function EditMode({ application }: { readonly application: Application }) {
  const text = useText()
  return (
    <ApplicationEditor
      application={application}
      title={text('application.edit.title')}
      form="application"
      schema={ApplicationFields}
      valuesOf={fieldsOf}
      bodyOf={(fields) => fields}
    >
      <Section>
        <Stack gap="5">
          <Facts>
            <Fact name={text('application.code')}>{application.code}</Fact>
          </Facts>
          <ApplicationFormFields application={application} />
        </Stack>
      </Section>
    </ApplicationEditor>
  )
}
