import type { TaskTypeCode } from '@console/contract'
import { lazyPart, Section, SkeletonPage } from '@console/ui'
import type { ComponentType } from 'react'
import { useText } from '../../text.ts'
import { ArticleFields } from './article-fields.tsx'
import { EmailFields } from './email-fields.tsx'
import { PlayableFields } from './playable/playable-fields.tsx'
import { VideoFields } from './video/video-fields.tsx'

/** The fields of each type's content; a metric event has none. */
const FIELDS: Readonly<Record<TaskTypeCode, ComponentType | null>> = {
  metric_event: null,
  article: ArticleFields,
  email: EmailFields,
  html_playable: PlayableFields,
  video: VideoFields,
  survey: lazyPart(
    () => import('./survey/survey-fields.tsx'),
    (file) => file.SurveyFields,
    { fallback: <SkeletonPage /> },
  ),
}

export function ContentFields({ type }: { readonly type: TaskTypeCode }) {
  const text = useText()
  const Fields = FIELDS[type]
  return Fields ? (
    <Section title={text('mission.content')} key={type}>
      <Fields />
    </Section>
  ) : null
}
