import { MoreMessages, textsOf } from '@console/i18n'
import { useLocale } from '@console/session'
import en from './messages/en.ts'
import vi from './messages/vi.ts'
import type { Lost } from './read-foreign.ts'

const WORDS = { en, vi }
const useText = textsOf<keyof typeof en>()

export interface LeftOut extends Lost {
  /** There were files and nothing else: a text holds a picture by its address. */
  readonly isFiles: boolean
}

export function NotPasted(leftOut: LeftOut) {
  return (
    <MoreMessages messages={WORDS[useLocale()]}>
      <Lines {...leftOut} />
    </MoreMessages>
  )
}

function Lines({ isFiles, pictures, links }: LeftOut) {
  const text = useText()
  return (
    <>
      {isFiles ? <p>{text('richText.files')}</p> : null}
      {pictures > 0 ? <p>{text('richText.lost.pictures', { count: pictures })}</p> : null}
      {links > 0 ? <p>{text('richText.lost.links', { count: links })}</p> : null}
    </>
  )
}
