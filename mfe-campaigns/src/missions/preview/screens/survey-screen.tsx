import type { TaskContents } from '@console/contract'
import { Box } from '@console/ui'
import { SurveyPreview } from '../../../survey/preview/survey-preview.tsx'

export function SurveyScreen({ content }: { readonly content: TaskContents['survey'] }) {
  return (
    <Box p="4">
      <SurveyPreview content={content} />
    </Box>
  )
}
