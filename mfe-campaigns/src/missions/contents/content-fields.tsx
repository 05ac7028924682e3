import type { TaskTypeCode } from '@console/contract'
import { lazyPart, Section, SkeletonPage } from '@console/ui'
import type { ComponentType } from 'react'
import { useText } from '../../text.ts'

interface FieldsProps {
  /** The label of all fields together. */
  readonly label: string
}

const fieldsByType = () => import('./fields-by-type.ts')
const LATER = { fallback: <SkeletonPage /> }

/** The fields of each type's content; a metric event has none. */
const FIELDS: Readonly<Record<TaskTypeCode, ComponentType<FieldsProps> | null>> = {
  metric_event: null,
  article: lazyPart(fieldsByType, (file) => file.FIELDS_BY_TYPE.article, LATER),
  email: lazyPart(fieldsByType, (file) => file.FIELDS_BY_TYPE.email, LATER),
  html_playable: lazyPart(fieldsByType, (file) => file.FIELDS_BY_TYPE.html_playable, LATER),
  video: lazyPart(fieldsByType, (file) => file.FIELDS_BY_TYPE.video, LATER),
  survey: lazyPart(
    () => import('../../survey/survey-fields.tsx'),
    (file) => file.SurveyFields,
    LATER,
  ),
}

export function ContentFields({ type }: { readonly type: TaskTypeCode }) {
  const text = useText()
  const Fields = FIELDS[type]
  const label = text('mission.content')
  return Fields ? (
    <Section title={label} key={type}>
      <Fields label={label} />
    </Section>
  ) : null
}
