/**
 * Rarely drawn parts share one file, since each file costs the module's entry its name and hash. Those of the list have another, so that
 * no other page fetches its texts.
 */
export const loadCampaignParts = () => import('./campaign-on-demand.ts')
export const loadCampaignListParts = () => import(/* webpackChunkName: "list-parts" */ './campaign-list-on-demand.ts')
