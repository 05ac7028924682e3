import { RICH_TEXT_PALETTE } from '@console/contract'
import { Box, Button, chakra, Grid } from '@console/ui'
import { useEffect, useRef } from 'react'
import { useRovingTabIndex } from '../use-roving-tab-index.ts'
import { usePanelText } from './panel-text.ts'

const ROWS = Object.entries(RICH_TEXT_PALETTE)
const COLUMNS = 6

interface Props {
  readonly label: string
  /** The color at the caret; empty for none. */
  readonly value: string
  readonly onChoose: (color: string | null) => void
}

export function ColorPanel({ label, value, onChoose }: Props) {
  const text = usePanelText()
  const grid = useRef<HTMLDivElement>(null)
  const roving = useRovingTabIndex(grid, COLUMNS)
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [])

  function nameOf(color: string, hue: string, shade: number): string {
    if (color === '#000000') return text('richText.black')
    if (color === '#ffffff') return text('richText.white')
    const keys = { hue: `richText.hue.${hue}`, shade: `richText.shade.${shade}` } as {
      hue: 'richText.hue.gray'
      shade: 'richText.shade.0'
    }
    return text('richText.color.named', { hue: text(keys.hue), shade: text(keys.shade) })
  }

  return (
    <Box role="group" aria-label={label} display="flex" flexWrap="wrap" gap="3" alignItems="flex-start">
      <Grid ref={grid} {...roving} templateColumns={`repeat(${COLUMNS}, auto)`} gap="1">
        {ROWS.flatMap(([hue, shades]) =>
          shades.map((color, shade) => (
            <Swatch
              key={color}
              type="button"
              aria-label={nameOf(color, hue, shade)}
              title={nameOf(color, hue, shade)}
              aria-pressed={color === value}
              style={{ backgroundColor: color }}
              onClick={() => onChoose(color)}
            />
          )),
        )}
      </Grid>
      <Button onClick={() => onChoose(null)}>{text('richText.color.none')}</Button>
    </Box>
  )
}

const Swatch = chakra('button', {
  base: {
    boxSize: '7',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border.control',
    cursor: 'button',
    focusVisibleRing: 'outside',
    _pressed: { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '1px' },
  },
})
