import type { AudienceType } from '@console/contract'
import { useFormats } from '@console/i18n'
import { Box, PlainList, Text } from '@console/ui'
import { useText } from '../text.ts'
import { type AnyRule, useRuleText } from './rule/use-rule-text.ts'

type SomeAudience = AudienceType | 'unknown'

interface Props {
  readonly rules: readonly AnyRule[]
  readonly audienceType: SomeAudience
}

const IN_A_SENTENCE = 2

/** One sentence, or a list if there are many conditions. A repeated condition is named once. */
export function AudienceSentence({ rules, audienceType }: Props) {
  const text = useText()
  const ruleText = useRuleText()
  const sentence = useAudienceText()
  const conditions = [...new Set(rules.map(ruleText))]
  if (conditions.length <= IN_A_SENTENCE) return <Text overflowWrap="anywhere">{sentence(rules, audienceType)}</Text>
  return (
    <>
      <Text>{text(`audience.that.${audienceType}`)}</Text>
      <PlainList gap="1" mt="2">
        {conditions.map((condition) => (
          <Box as="li" key={condition} overflowWrap="anywhere" ps="3" borderStartWidth="2px">
            {condition}
          </Box>
        ))}
      </PlainList>
    </>
  )
}

/** Returns the same as one text, however many conditions there are. */
export function useAudienceText(): (rules: readonly AnyRule[], audienceType: SomeAudience) => string {
  const text = useText()
  const ruleText = useRuleText()
  const { locale } = useFormats()
  return (rules, audienceType) => {
    if (rules.length === 0) return text(`audience.everyone.${audienceType}`)
    const conditions = new Set(rules.map(ruleText))
    return text(`audience.those.${audienceType}`, { conditions: new Intl.ListFormat(locale, { type: 'conjunction' }).format(conditions) })
  }
}
