import { isRichTextImage, isUrlOrAppLink } from '@console/contract'
import { useKitText } from '@console/i18n'
import { Box } from '@console/ui'
import { $insertImage, $setLink, $setStyle, type TextStyle } from '../changes.ts'
import { useText } from '../text.ts'
import { AddressPanel } from './address-panel.tsx'
import { ColorPanel } from './color-panel.tsx'
import { type Panel, panelElementId } from './use-panel.ts'
import type { ToolbarState } from './use-toolbar-state.ts'

interface Props {
  readonly panel: Panel
  readonly state: ToolbarState
}

export function OpenPanel({ panel, state }: Props) {
  if (!panel.open) return null
  return (
    <Box id={panelElementId(panel.open)} p="3" borderTopWidth="1px" borderColor="border">
      <PanelContent panel={panel} state={state} />
    </Box>
  )
}

function PanelContent({ panel, state }: Props) {
  const text = useText()
  const kit = useKitText()
  const setStyle = (property: TextStyle) => (value: string | null) => panel.apply(() => $setStyle(property, value))
  switch (panel.open) {
    case 'color':
      return <ColorPanel key="color" label={text('richText.color')} value={state.color} onChoose={setStyle('color')} />
    case 'background':
      return (
        <ColorPanel key="background" label={text('richText.background')} value={state.background} onChoose={setStyle('background-color')} />
      )
    case 'link':
      return (
        <AddressPanel
          key="link"
          label={text('richText.link.url')}
          value={state.link ?? ''}
          applyLabel={text('richText.link.apply')}
          isValid={isUrlOrAppLink}
          error={kit('field.invalid_url_or_app_link')}
          onApply={(url) => panel.apply(() => $setLink(url))}
          onRemove={state.link === undefined ? undefined : () => panel.apply(() => $setLink(null))}
          onClose={panel.leave}
        />
      )
    case 'image':
      return (
        <AddressPanel
          key="image"
          label={text('richText.image.url')}
          value=""
          applyLabel={text('richText.image.apply')}
          isValid={isRichTextImage}
          error={kit('field.invalid_url')}
          onApply={(src) => panel.apply(() => $insertImage(src))}
          onClose={panel.leave}
        />
      )
    default:
      return null
  }
}
