import { RICH_TEXT_SIZES } from '@console/contract'
import { Button, Icon, Menu } from '@console/ui'
import { SIZE_TOOL_WIDTH } from '../../view/writing-area.tsx'
import { useText } from '../text.ts'

interface Props {
  /** `24px`, or empty. */
  readonly value: string
  readonly onChoose: (size: string | null) => void
}

export function SizeMenu({ value, onChoose }: Props) {
  const text = useText()
  const nameOf = (size: string) => (size ? text('richText.size.pixels', { size: Number.parseInt(size, 10) }) : text('richText.size.normal'))
  const options = ['', ...RICH_TEXT_SIZES.map((size) => `${size}px`)].map((size) => ({ value: size, label: nameOf(size) }))
  return (
    <Menu
      placement="bottom-start"
      trigger={
        <Button
          look="quiet"
          aria-label={`${text('richText.size')}: ${nameOf(value)}`}
          title={text('richText.size')}
          w={SIZE_TOOL_WIDTH}
          px="2"
          gap="1"
          justifyContent="space-between"
        >
          {nameOf(value)}
          <Icon id="expand" size={14} />
        </Button>
      }
      entries={[{ kind: 'choice', label: text('richText.size'), value, options, onChange: (size) => onChoose(size || null) }]}
    />
  )
}
