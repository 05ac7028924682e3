import type { CampaignInfoField } from '@console/contract'
import { NamedText, Notice, Text, Verbatim } from '@console/ui'
import { useText } from '../../text.ts'
import { macroIn } from './utm-values.ts'

interface Props {
  readonly field: CampaignInfoField
  readonly typed: string
}

/** Says that a macro of an ad network goes out unreplaced, and where the network does replace it. */
export function MacroNotice({ field, typed }: Props) {
  const text = useText()
  const macro = macroIn(typed)
  if (macro === undefined) return null
  return (
    <Notice>
      <Text overflowWrap="anywhere">
        <NamedText name={`${field}=${macro}`} as={Verbatim}>
          {(example) => text('onelink.utm.macro', { macro, example })}
        </NamedText>
      </Text>
    </Notice>
  )
}
