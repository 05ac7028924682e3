import { useRetryLater } from '@console/api'
import { MoreMessages } from '@console/i18n'
import { useLocale } from '@console/session'
import { loadRest } from '../modules/registry.ts'
import { useText } from '../text.ts'
import en from './messages/en.ts'
import vi from './messages/vi.ts'
import { Notice } from './notice.tsx'

/** Both languages come with the code: the hash of one more file in the first load would be larger than these words. */
const WORDS = { en, vi } as const

interface Props {
  /** Whether calls of the API fail. */
  readonly api: boolean
  /** Whether the page does not know the other areas. */
  readonly rest: boolean
  /** Whether the browser keeps no cookie, and so no session. */
  readonly cookies: boolean
  /** Whether the browser does not store the window's publisher; what else it does not store is said where it is used. */
  readonly storage: boolean
}

export function ServerNotices(props: Props) {
  return (
    <MoreMessages messages={WORDS[useLocale()]}>
      <Notices {...props} />
    </MoreMessages>
  )
}

function Notices({ api, rest, cookies, storage }: Props) {
  const text = useText()
  useRetryLater(rest ? retryRest : null)
  return (
    <>
      {api ? <Notice>{text('outage.api')}</Notice> : null}
      {rest ? <Notice>{text('outage.rest')}</Notice> : null}
      {cookies ? <Notice>{text('outage.cookies')}</Notice> : null}
      {storage ? <Notice>{text('outage.storage')}</Notice> : null}
    </>
  )
}

const retryRest = () => loadRest({ mayReload: false })
