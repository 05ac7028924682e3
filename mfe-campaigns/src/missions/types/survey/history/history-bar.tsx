import { Flex, Text } from '@console/ui'
import type { ComponentProps } from 'react'
import { HistoryButtons } from '../../../../history/history-buttons.tsx'
import { useText } from '../../../../text.ts'
import type { SurveyValues } from '../survey-values.ts'

interface Props extends ComponentProps<typeof HistoryButtons> {
  readonly survey: SurveyValues
}

/** Stays in sight however long the survey is. */
export function HistoryBar({ survey, ...history }: Props) {
  const text = useText()
  const questions = survey.pages.reduce((count, page) => count + page.questions.length, 0)
  return (
    <Flex
      position="sticky"
      top={'calc(var(--header) + var(--form-notice, 0px))'}
      zIndex="docked"
      bg="bg.panel"
      borderBottomWidth="1px"
      py="2"
      gap="2"
      align="center"
      justify="space-between"
    >
      <HistoryButtons {...history} />
      <Text textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted" textAlign="end">
        {text('survey.count', { pages: survey.pages.length, questions })}
      </Text>
    </Flex>
  )
}
