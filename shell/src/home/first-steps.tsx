import { Box, Flex, Grid, Icon, LinkButton, Section, Stack, Text, VisuallyHidden } from '@console/ui'
import { ownerOf } from '../modules/registry.ts'
import { useText } from '../text.ts'
import type { FirstStep } from './use-first-steps.ts'

export function FirstSteps({ steps }: { readonly steps: readonly FirstStep[] }) {
  const text = useText()
  const next = steps.find((step) => isOpen(step))
  const progress = text('home.steps.progress', { done: steps.filter(({ isDone }) => isDone).length, total: steps.length })
  return (
    <Section
      title={text('home.steps')}
      actions={
        <Text textStyle="sm" color="fg.muted">
          {progress}
        </Text>
      }
    >
      <Stack
        as="ol"
        role="list"
        listStyleType="none"
        gap="0"
        css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' } }}
      >
        {steps.map((step, n) => (
          <Step key={step.id} step={step} place={n + 1} isNext={step === next} />
        ))}
      </Stack>
    </Section>
  )
}

interface Props {
  readonly step: FirstStep
  readonly place: number
  readonly isNext: boolean
}

function Step({ step, place, isNext }: Props) {
  const text = useText()
  const { id, isDone, waitsFor, mayDo, to } = step
  const waiting = waitsFor && mayDo && (
    <Text textStyle="sm" color="fg.muted">
      {text(`home.steps.waiting.${waitsFor}`)}
    </Text>
  )
  const way = isOpen(step) ? (
    <LinkButton to={to} look={isNext ? 'primary' : 'secondary'}>
      {text(`home.steps.${id}.create`)}
    </LinkButton>
  ) : (
    waiting
  )
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'auto 1fr', md: 'auto 1fr auto' }}
      columnGap="4"
      rowGap="2"
      alignItems={{ base: 'start', md: 'center' }}
      py="3"
      _last={{ pb: '0' }}
    >
      <Mark place={place} isDone={isDone} />
      <Box minW="0">
        <Text fontWeight="medium" color={isDone ? 'fg.muted' : undefined}>
          {text(`home.steps.${id}`)}
          {isDone ? <VisuallyHidden>{` · ${text('home.steps.done')}`}</VisuallyHidden> : null}
        </Text>
        {isDone ? null : (
          <Text textStyle="sm" color="fg.muted">
            {text(mayDo ? `home.steps.${id}.text` : 'home.steps.colleague')}
          </Text>
        )}
      </Box>
      {way ? <Box gridColumn={{ base: '2', md: '3' }}>{way}</Box> : null}
    </Grid>
  )
}

function Mark({ place, isDone }: { readonly place: number; readonly isDone: boolean }) {
  return (
    <Flex
      aria-hidden
      boxSize="7"
      align="center"
      justify="center"
      borderRadius="full"
      borderWidth="1px"
      textStyle="sm"
      fontWeight="medium"
      {...(isDone ? { bg: 'green.subtle', color: 'green.fg', borderColor: 'green.subtle' } : { color: 'fg.muted', borderColor: 'border' })}
    >
      {isDone ? <Icon id="check" size={16} /> : place}
    </Flex>
  )
}

const isOpen = ({ isDone, waitsFor, mayDo, to }: FirstStep) => !isDone && !waitsFor && mayDo && ownerOf(to) !== undefined
