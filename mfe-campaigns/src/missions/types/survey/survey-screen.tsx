import { contentOf } from '@console/contract'
import { Box } from '@console/ui'
import type { MissionValues } from '../../mission-values.ts'
import { SurveyPreview } from './preview/survey-preview.tsx'
import { WholeSurvey } from './preview/whole-survey.tsx'

interface Props {
  readonly of: MissionValues
}

export function SurveyScreen({ of }: Props) {
  return (
    <Box p="4">
      <SurveyPreview content={contentOf('survey', of.content)} />
    </Box>
  )
}

export function SurveyWhole({ of }: Props) {
  return (
    <Box p="4">
      <WholeSurvey content={contentOf('survey', of.content)} />
    </Box>
  )
}
