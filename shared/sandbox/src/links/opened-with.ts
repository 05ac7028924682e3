import {
  CAMPAIGN_INFO_FIELDS,
  type CampaignInfoField,
  type Destination,
  destinationOf,
  type Leading,
  type OnelinkDevice,
  tidy,
  URL_MAX,
} from '@console/contract'

/** The least that servers and proxies take (RFC 9110, section 4.1). */
const ADDRESS_MAX = 8000

/**
 * Returns where a link leads a device that opened it with a query, such as `gclid=...&utm_content=banner2`: UTM values replace the link's
 * own, and other parameters go along. A query that would make the address too long is left out.
 */
export function openedWith(onelink: Leading, device: OnelinkDevice, query: string): Destination {
  const opened = query.length > URL_MAX ? [] : parametersIn(query)
  const campaign_info = { ...onelink.campaign_info }
  for (const [name, value] of opened.toReversed()) if (isField(name) && tidy(value) !== '') campaign_info[name] = tidy(value)
  const others = opened.filter(([name]) => !isField(name))
  const found = destinationOf({ ...onelink, campaign_info }, device, others)
  return 'url' in found && found.url.length > ADDRESS_MAX ? destinationOf(onelink, device) : found
}

const isField = (name: string): name is CampaignInfoField => CAMPAIGN_INFO_FIELDS.some((field) => field === name)

/** The parameters that have a name. A query that was copied out of HTML separates them by `&amp;`. */
const parametersIn = (query: string) => [...new URLSearchParams(query.replaceAll('&amp;', '&'))].filter(([name]) => name !== '')
