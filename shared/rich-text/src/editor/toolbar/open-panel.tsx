import { Box, lazyPart } from '@console/ui'
import { $insertImage, $setLink, $setStyle } from '../changes.ts'
import { fetchRest } from '../fetch-rest.ts'
import { type Panel, panelElementId } from './use-panel.ts'
import type { ToolbarState } from './use-toolbar-state.ts'

const PanelContent = lazyPart(fetchRest, (file) => file.PanelContent)

interface Props {
  readonly panel: Panel
  readonly state: ToolbarState
}

export function OpenPanel({ panel: { open, apply, leave }, state }: Props) {
  if (!open) return null
  return (
    <Box id={panelElementId(open)} p="3" borderTopWidth="1px" borderColor="border">
      <PanelContent
        open={open}
        state={state}
        onStyle={(property, value) => apply(() => $setStyle(property, value))}
        onLink={(url) => apply(() => $setLink(url))}
        onImage={(src) => apply(() => $insertImage(src))}
        onClose={leave}
      />
    </Box>
  )
}
