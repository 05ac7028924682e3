import { messagesScope } from '../messages/messages-scope.tsx'
import en from './messages/en.ts'
import vi from './messages/vi.ts'
import { ViewAs } from './view-as.tsx'
import { ViewBanner } from './view-banner.tsx'

const ViewMessages = messagesScope({ en, vi })

export const ViewPage = () => (
  <ViewMessages>
    <ViewAs />
  </ViewMessages>
)

/** One file has the page and the banner, since few documents need either. */
export const BannerOfView = () => (
  <ViewMessages>
    <ViewBanner />
  </ViewMessages>
)
