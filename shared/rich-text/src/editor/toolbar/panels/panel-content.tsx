import { AppLinkInput, UrlInput } from '@console/contract'
import { MoreMessages } from '@console/i18n'
import { useLocale } from '@console/session'
import type { TextStyle } from '../../changes.ts'
import type { PanelId } from '../use-panel.ts'
import type { ToolbarState } from '../use-toolbar-state.ts'
import { AddressPanel } from './address-panel.tsx'
import { ColorPanel } from './color-panel.tsx'
import en from './messages/en.ts'
import vi from './messages/vi.ts'
import { usePanelText } from './panel-text.ts'

const WORDS = { en, vi }

interface Props {
  readonly open: PanelId
  readonly state: ToolbarState
  readonly onStyle: (property: TextStyle, value: string | null) => void
  readonly onLink: (url: string | null) => void
  readonly onImage: (src: string) => void
  readonly onClose: () => void
}

/** Imports none of the editor's own code, which would then be split between two files. */
export function PanelContent(props: Props) {
  return (
    <MoreMessages messages={WORDS[useLocale()]}>
      <Content {...props} />
    </MoreMessages>
  )
}

function Content({ open, state, onStyle, onLink, onImage, onClose }: Props) {
  const text = usePanelText()
  switch (open) {
    case 'color':
      return <ColorPanel key={open} label={text('richText.color')} value={state.color} onChoose={(color) => onStyle('color', color)} />
    case 'background':
      return (
        <ColorPanel
          key={open}
          label={text('richText.background')}
          value={state.background}
          onChoose={(color) => onStyle('background-color', color)}
        />
      )
    case 'link':
      return (
        <AddressPanel
          key={open}
          label={text('richText.link.url')}
          value={state.link ?? ''}
          applyLabel={text('richText.link.apply')}
          schema={AppLinkInput}
          onApply={onLink}
          onRemove={state.link === undefined ? undefined : () => onLink(null)}
          onClose={onClose}
        />
      )
    case 'image':
      return (
        <AddressPanel
          key={open}
          label={text('richText.image.url')}
          value=""
          applyLabel={text('richText.image.apply')}
          schema={UrlInput}
          onApply={onImage}
          onClose={onClose}
        />
      )
  }
}
