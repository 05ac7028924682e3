import { useKitText } from '@console/i18n'
import { Icon, IconButton, lazyPart, preloadMenu } from '@console/ui'
import { useState } from 'react'
import type { AnyRecord } from '../record.ts'

const OpenRowMenu = lazyPart(
  async () => (await Promise.all([import(/* webpackChunkName: "reasons-and-row-actions" */ './open-row-menu.tsx'), preloadMenu()]))[0],
  (file) => file.OpenRowMenu,
)

interface Props {
  readonly row: AnyRecord
  readonly name: string
}

/** The '…' button of a row. Its menu is loaded when someone is about to press the button, which stays until the menu is there. */
export function RowMenu({ row, name }: Props) {
  const [isOpened, setOpened] = useState(false)
  const label = useKitText()('action.moreOf', { name })
  return isOpened ? (
    <OpenRowMenu row={row} label={label} onClose={() => setOpened(false)} />
  ) : (
    <IconButton
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      opens={OpenRowMenu}
      onClick={() => void OpenRowMenu.preload().then(() => setOpened(true))}
    >
      <Icon id="more" />
    </IconButton>
  )
}
