import { ErrorLine, PlainList, Text } from '@console/ui'
import { useText } from '../../text.ts'
import type { FileRefusal } from './campaign-file.ts'
import { WrongValue } from './wrong-value.tsx'

const MOST_SHOWN = 5

export function Refusal({ refusal }: { readonly refusal: FileRefusal }) {
  const text = useText()
  if (refusal.why !== 'wrong')
    return <ErrorLine>{text(`campaign.import.${refusal.why}`, 'line' in refusal ? { line: refusal.line } : {})}</ErrorLine>
  const { faults } = refusal
  const left = faults.length - MOST_SHOWN
  return (
    <ErrorLine>
      <Text>{text('campaign.import.wrong', { count: faults.length })}</Text>
      <PlainList gap="1">
        {faults.slice(0, MOST_SHOWN).map((fault) => (
          <li key={fault.pointer}>
            <WrongValue wrong={fault} line={fault.line} />
          </li>
        ))}
        {left > 0 ? <li>{text('campaign.import.wrong.more', { count: left })}</li> : null}
      </PlainList>
    </ErrorLine>
  )
}
