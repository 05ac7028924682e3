import { contentOf, type TaskContents, type TaskTypeCode } from '@console/contract'
import type { MissionValues } from '../../mission-values.ts'
import { ArticleScreen } from './article-screen.tsx'
import { EmailScreen } from './email-screen.tsx'
import { MetricEventScreen } from './metric-event-screen.tsx'
import { SurveyScreen } from './survey-screen.tsx'
import { VideoScreen } from './video-screen.tsx'

interface Props {
  readonly of: MissionValues
  /** Values for the variables of an email; one that is left out gets its own name. */
  readonly samples?: Readonly<Record<string, string>>
}

const NONE: NonNullable<Props['samples']> = {}

/** The content of a mission on the phone. A playable page has none: it is a page of its own. */
export function MissionScreen({ of, samples = NONE }: Props) {
  const content = <T extends TaskTypeCode>(type: T): TaskContents[T] => contentOf(type, of.content)
  switch (of.task_type) {
    case 'metric_event':
      return <MetricEventScreen of={of} />
    case 'article':
      return <ArticleScreen content={content('article')} />
    case 'email':
      return <EmailScreen content={content('email')} samples={samples} />
    case 'video':
      return <VideoScreen content={content('video')} />
    case 'survey':
      return <SurveyScreen content={content('survey')} />
    default:
      return null
  }
}
