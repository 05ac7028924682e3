import { ViewAs } from './view-as.tsx'
import { ViewBanner } from './view-banner.tsx'
import { ViewWords } from './view-words.ts'

/** The page that offers a view, with its words. */
export const ViewPage = () => (
  <ViewWords>
    <ViewAs />
  </ViewWords>
)

/** The banner over every page while a view is on, with its words. One file has both, since few documents need either. */
export const BannerOfView = () => (
  <ViewWords>
    <ViewBanner />
  </ViewWords>
)
