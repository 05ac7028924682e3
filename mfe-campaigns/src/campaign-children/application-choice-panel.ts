import { lazyPart, ModalDialog } from '@console/ui'

/** For a list that is narrowed to an application, or a page about one. */
export const ApplicationChoicePanel = lazyPart(
  () => import(/* webpackChunkName: "list-parts" */ './application-panel.tsx'),
  (file) => file.CampaignApplicationPanel,
  { within: ModalDialog },
)
