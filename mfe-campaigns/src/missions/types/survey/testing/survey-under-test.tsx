import { Survey } from '@console/contract'
import { Form, useRecordForm } from '@console/forms'
import { formOf } from '@console/records'
import * as v from 'valibot'
import { SurveyFields } from '../survey-fields.tsx'
import type { SurveyValues } from '../survey-values.ts'

export const messages = { en: () => import('../../../../messages/en.ts'), vi: () => import('../../../../messages/vi.ts') }

export interface SavedSurvey {
  readonly content: SurveyValues
}

const Mission = formOf<SavedSurvey>()(v.object({ content: Survey }))

interface Props extends SavedSurvey {
  readonly onSubmit?: (values: SavedSurvey) => Promise<void>
}

export function SurveyUnderTest({ content, onSubmit = async () => undefined }: Props) {
  const form = useRecordForm(Mission, { content })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={onSubmit}>
      <SurveyFields label="Content" />
    </Form>
  )
}
