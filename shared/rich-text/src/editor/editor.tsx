import { MoreMessages } from '@console/i18n'
import { useLocale } from '@console/session'
import { type ComponentType, useLayoutEffect } from 'react'
import en from '../messages/en.ts'
import vi from '../messages/vi.ts'
import { Surface, type SurfaceProps } from './surface.tsx'

const WORDS = { en, vi }

interface Props {
  readonly onArrive: (Editor: ComponentType<SurfaceProps>) => void
}

/** Draws nothing, and gives the editor to what waits for it. */
export function Arrival({ onArrive }: Props) {
  useLayoutEffect(() => onArrive(Editor), [onArrive])
  return null
}

/** The editor with its words, in both languages: on every page of a module, two more files would cost more than they save. */
function Editor(props: SurfaceProps) {
  return (
    <MoreMessages messages={WORDS[useLocale()]}>
      <Surface {...props} />
    </MoreMessages>
  )
}
