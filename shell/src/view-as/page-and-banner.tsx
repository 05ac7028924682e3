import { ViewAs } from './view-as.tsx'
import { ViewBanner } from './view-banner.tsx'
import { ViewWords } from './view-words.ts'

export const ViewPage = () => (
  <ViewWords>
    <ViewAs />
  </ViewWords>
)

/** One file has the page and the banner, since few documents need either. */
export const BannerOfView = () => (
  <ViewWords>
    <ViewBanner />
  </ViewWords>
)
