import { FRAME } from '@console/module'
import { Button, Flex, Text } from '@console/ui'
import { useText } from '../../text.ts'
import type { SurveyValues } from '../survey-values.ts'

interface Props {
  readonly survey: SurveyValues
  readonly mayUndo: boolean
  readonly mayRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** Undo and redo, in sight however long the survey is, and how much of it there is. */
export function HistoryBar({ survey, mayUndo, mayRedo, onUndo, onRedo }: Props) {
  const text = useText()
  const questions = survey.pages.reduce((count, page) => count + page.questions.length, 0)
  return (
    <Flex
      position="sticky"
      top={`${FRAME.headerHeight}px`}
      zIndex="docked"
      bg="bg.panel"
      borderBottomWidth="1px"
      py="2"
      gap="2"
      align="center"
      justify="space-between"
    >
      <Flex gap="2">
        <Button disabledReason={mayUndo ? undefined : text('survey.undo.none')} onClick={onUndo}>
          {text('action.undo')}
        </Button>
        <Button disabledReason={mayRedo ? undefined : text('survey.redo.none')} onClick={onRedo}>
          {text('survey.redo')}
        </Button>
      </Flex>
      <Text textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted" textAlign="end">
        {text('survey.count', { pages: survey.pages.length, questions })}
      </Text>
    </Flex>
  )
}
