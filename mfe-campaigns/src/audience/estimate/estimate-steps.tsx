import type { EstimateWrite } from '@console/contract'
import { useFormats } from '@console/i18n'
import { useLocale } from '@console/session'
import { Box, Flex, PlainList, Span, Text } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { useRuleText } from '../rule/use-rule-text.ts'
import { type EstimatePlan, STEPS_MAX } from './estimate-plan.ts'
import type { Estimated, Estimates } from './estimates.ts'

interface Props {
  readonly plan: EstimatePlan
  readonly estimates: Estimates
  readonly hasCosts: boolean
}

/** A funnel: everyone, then how many stay after each condition. */
export function EstimateSteps({ plan: { everyone, whole, steps }, estimates, hasCosts }: Props) {
  const text = useText()
  const ruleText = useRuleText()
  if (steps.length === 0) return null
  const all = estimates.of(everyone).answer?.audience_size
  const step = (question: EstimateWrite, label: string) => ({ label, found: estimates.of(question), all })
  return (
    <>
      <PlainList gap="3" aria-label={text('estimate.steps')}>
        <Step {...step(everyone, text('estimate.everyone'))} />
        {steps.map(({ at, rule, question, without }) => (
          <Step key={at} {...step(question, ruleText(rule))}>
            {hasCosts ? <Cost whole={estimates.of(whole)} without={estimates.of(without)} /> : null}
          </Step>
        ))}
      </PlainList>
      {whole.metadata_rule.length > STEPS_MAX ? (
        <Text textStyle="sm" color="fg.muted">
          {text('estimate.more', { limit: STEPS_MAX })}
        </Text>
      ) : null}
    </>
  )
}

interface StepProps {
  readonly label: string
  readonly found: Estimated
  /** Size without conditions; undefined until it is known. */
  readonly all: number | undefined
  readonly children?: ReactNode
}

function Step({ label, found, all, children }: StepProps) {
  const shareOf = useShare()
  const size = found.answer?.audience_size
  return (
    <Box as="li" textStyle="sm">
      <Flex justify="space-between" gap="4" align="baseline">
        <Span overflowWrap="anywhere" minW="0">
          {label}
        </Span>
        <Span flexShrink="0" fontVariantNumeric="tabular-nums">
          {shareOf(found, all)}
        </Span>
      </Flex>
      {/* Only repeats the number. */}
      <Box aria-hidden h="3" mt="1" borderRadius="l1" bg="bg.emphasized" overflow="hidden">
        <Box h="full" mx="auto" layerStyle="mark" bg="brand.solid" style={{ width: size && all ? `${(100 * size) / all}%` : 0 }} />
      </Box>
      {children}
    </Box>
  )
}

/** How many more there would be without the condition. */
function Cost({ whole, without }: { readonly whole: Estimated; readonly without: Estimated }) {
  const text = useText()
  const isKnown = whole.answer !== undefined && without.answer !== undefined
  const more = isKnown ? without.answer.audience_size - whole.answer.audience_size : undefined
  return (
    <Text textStyle="xs" color="fg.muted" mt="1">
      {more === undefined ? text(without.error ? 'status.unknown' : 'estimate.asking') : text('estimate.cost', { more })}
    </Text>
  )
}

/** Returns a number with its share of all: '1,240 (31%)'. */
function useShare(): (found: Estimated, all: number | undefined) => string {
  const text = useText()
  const locale = useLocale()
  const { number } = useFormats()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return ({ answer, error }, all) => {
    if (!answer) return text(error ? 'status.unknown' : 'estimate.asking')
    const { audience_size: size } = answer
    return all ? text('estimate.share', { count: size, share: percent.format(size / all) }) : number(size)
  }
}
