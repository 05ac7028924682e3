import type { Locale } from '@console/module'
import { useLocale } from '@console/session'
import { Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import type { MissionValues } from '../mission-values.ts'
import { InLanguage } from '../phone/in-language.tsx'
import { Phone } from '../phone/phone.tsx'
import { MISSION_TYPES } from '../types/mission-types.tsx'
import { AppLanguage } from './app-language.tsx'

interface Props {
  readonly of: MissionValues
}

/** The publisher's texts are shown as typed; the app's own texts have a language of their own. */
export function PreviewPanel({ of }: Props) {
  const text = useText()
  const [language, setLanguage] = useState<Locale>(useLocale())
  if (of.task_type === null) return null
  const { Screen, Preview } = MISSION_TYPES[of.task_type]
  return (
    <Stack gap="4">
      <AppLanguage chosen={language} onChoose={setLanguage} />
      {Preview ? (
        <Preview of={of} language={language} />
      ) : (
        <InLanguage language={language}>
          <Phone of={of}>
            <Screen of={of} />
          </Phone>
        </InLanguage>
      )}
      <Text textStyle="xs" color="fg.muted">
        {text('mission.preview.roughly')}
      </Text>
    </Stack>
  )
}
