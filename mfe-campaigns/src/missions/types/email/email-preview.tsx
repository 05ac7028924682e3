import { contentOf } from '@console/contract'
import type { Locale } from '@console/module'
import { useState } from 'react'
import type { MissionValues } from '../../mission-values.ts'
import { InLanguage } from '../../phone/in-language.tsx'
import { Phone } from '../../phone/phone.tsx'
import { EmailScreen } from './email-screen.tsx'
import { SampleValues } from './sample-values.tsx'

interface Props {
  readonly of: MissionValues
  readonly language: Locale
}

export function EmailPreview({ of, language }: Props) {
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({})
  return (
    <>
      <InLanguage language={language}>
        <Phone of={of}>
          <EmailScreen of={of} samples={samples} />
        </Phone>
      </InLanguage>
      <SampleValues names={contentOf('email', of.content).variables} samples={samples} onChange={setSamples} />
    </>
  )
}
