import { channelOf, ONELINK_CHANNELS, type Onelink } from '@console/contract'
import { optionsOf, type RowFilter } from '@console/records'
import { useSearchParams } from '@console/router'
import { lazyPart, ModalDialog } from '@console/ui'
import { useText } from '../text.ts'

const SourcePanel = lazyPart(
  () => import('./filters/source-panel.tsx'),
  (file) => file.SourcePanel,
  { within: ModalDialog },
)

/** The call has no query for either, so all are read and filtered here. An Onelink does not say who created it. */
export function useOnelinkFilters(): readonly RowFilter<Onelink>[] {
  const text = useText()
  const [search] = useSearchParams()
  return [
    {
      field: 'channel',
      label: text('onelink.channel'),
      all: text('onelinks.channel.all'),
      options: optionsOf(ONELINK_CHANNELS, (channel) => text(`onelink.channel.${channel}`)),
      keeps: ({ campaign_info }, channel) => channelOf(campaign_info.utm_source) === channel,
    },
    {
      fields: ['source'],
      label: text('onelink.source'),
      chosen: search.get('source') ?? '',
      Panel: SourcePanel,
      keeps: ({ campaign_info }, source) => campaign_info.utm_source === source,
    },
  ]
}
