import { contentOf } from '@console/contract'
import type { Locale } from '@console/module'
import { useLocale } from '@console/session'
import { Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import type { MissionValues } from '../mission-values.ts'
import { AppLanguage } from './app-language.tsx'
import { InLanguage } from './in-language.tsx'
import { Phone } from './phone.tsx'
import { PlayableLab } from './playable/playable-lab.tsx'
import { SampleValues } from './sample-values.tsx'
import { MissionScreen } from './screens/mission-screen.tsx'

interface Props {
  readonly of: MissionValues
}

/** The mission on a phone. The publisher's own texts are as they are typed; what the app says beside them has a language of its own. */
export function PreviewPanel({ of }: Props) {
  const text = useText()
  const [language, setLanguage] = useState<Locale>(useLocale())
  return (
    <Stack gap="4">
      <AppLanguage chosen={language} onChoose={setLanguage} />
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
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({})
  if (of.task_type === null) return null
  if (of.task_type === 'html_playable') return <PlayableLab content={contentOf(of.task_type, of.content)} language={language} />
  return (
    <>
      <InLanguage language={language}>
        <Phone of={of}>
          <MissionScreen of={of} samples={samples} />
        </Phone>
      </InLanguage>
      {of.task_type === 'email' ? (
        <SampleValues names={contentOf(of.task_type, of.content).variables} samples={samples} onChange={setSamples} />
      ) : null}
    </>
  )
}
