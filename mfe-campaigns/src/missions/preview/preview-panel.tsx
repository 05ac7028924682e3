import { contentOf, type TaskContents, type TaskTypeCode } from '@console/contract'
import type { Locale } from '@console/module'
import { useLocale } from '@console/session'
import { Stack, Text } from '@console/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../../text.ts'
import type { MissionValues } from '../mission-values.ts'
import { InLanguage } from './in-language.tsx'
import { OneOfFew } from './one-of-few.tsx'
import { Phone } from './phone.tsx'
import { PlayableLab } from './playable/playable-lab.tsx'
import { SampleValues } from './sample-values.tsx'
import { ArticleScreen } from './screens/article-screen.tsx'
import { EmailScreen } from './screens/email-screen.tsx'
import { MetricEventScreen } from './screens/metric-event-screen.tsx'
import { SurveyScreen } from './screens/survey-screen.tsx'
import { VideoScreen } from './screens/video-screen.tsx'

interface Props {
  readonly of: MissionValues
}

/** The mission on a phone. The publisher's own texts are as they are typed; what the app says beside them has a language of its own. */
export function PreviewPanel({ of }: Props) {
  const text = useText()
  const [language, setLanguage] = useState<Locale>(useLocale())
  return (
    <Stack gap="4">
      <OneOfFew
        label={text('mission.preview.language')}
        options={[
          { id: 'en', name: 'English', lang: 'en' },
          { id: 'vi', name: 'Tiếng Việt', lang: 'vi' },
        ]}
        chosen={language}
        onChoose={setLanguage}
      />
      <Shown of={of} language={language} />
      <Text textStyle="xs" color="fg.muted">
        {text('mission.preview.roughly')}
      </Text>
    </Stack>
  )
}

interface ShownProps extends Props {
  readonly language: Locale
}

function Shown({ of, language }: ShownProps) {
  const type = of.task_type
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({})
  if (type === null) return null
  const on = (screen: ReactNode) => (
    <InLanguage language={language}>
      <Phone of={of}>{screen}</Phone>
    </InLanguage>
  )
  const content = <T extends TaskTypeCode>(one: T): TaskContents[T] => contentOf(one, of.content)
  switch (type) {
    case 'metric_event':
      return on(<MetricEventScreen of={of} />)
    case 'article':
      return on(<ArticleScreen content={content(type)} />)
    case 'email':
      return (
        <>
          {on(<EmailScreen content={content(type)} samples={samples} />)}
          <SampleValues names={content(type).variables} samples={samples} onChange={setSamples} />
        </>
      )
    case 'video':
      return on(<VideoScreen content={content(type)} />)
    case 'survey':
      return on(<SurveyScreen content={content(type)} />)
    case 'html_playable':
      return <PlayableLab content={content(type)} language={language} />
  }
}
