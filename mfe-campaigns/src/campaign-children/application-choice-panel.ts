import { lazyPart, ModalDialog } from '@console/ui'

/** A choice of one of the publisher's applications, for a list that is narrowed to it or a page that is about it. */
export const ApplicationChoicePanel = lazyPart(
  () => import(/* webpackChunkName: "list-asides" */ './application-panel.tsx'),
  (file) => file.CampaignApplicationPanel,
  { within: ModalDialog },
)
