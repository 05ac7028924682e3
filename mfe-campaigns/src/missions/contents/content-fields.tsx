import type { TaskTypeCode } from '@console/contract'
import { lazyPart, Section, SkeletonPage } from '@console/ui'
import type { ComponentType } from 'react'
import { useText } from '../../text.ts'
import { missionAsides } from '../load-asides.ts'

interface FieldsProps {
  /** The label of all fields together. */
  readonly label: string
}

/** The fields of each type's content; a metric event has none. */
const FIELDS: Readonly<Record<TaskTypeCode, ComponentType<FieldsProps> | null>> = {
  metric_event: null,
  article: lazyPart(missionAsides, (file) => file.SMALL_CONTENTS.article, { fallback: <SkeletonPage /> }),
  email: lazyPart(
    () => import('./email-fields.tsx'),
    (file) => file.EmailFields,
    { fallback: <SkeletonPage /> },
  ),
  html_playable: lazyPart(missionAsides, (file) => file.SMALL_CONTENTS.html_playable, { fallback: <SkeletonPage /> }),
  video: lazyPart(missionAsides, (file) => file.SMALL_CONTENTS.video, { fallback: <SkeletonPage /> }),
  survey: lazyPart(
    () => import('../../survey/survey-fields.tsx'),
    (file) => file.SurveyFields,
    { fallback: <SkeletonPage /> },
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
