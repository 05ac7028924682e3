import {
  channelOf,
  ONELINK_NAME_MAX,
  OnelinkWrite,
  pastedAddress,
  plainText,
  requiredText,
  tidy,
  UTM_MAX,
  withCampaignInfo,
} from '@console/contract'
import * as v from 'valibot'

/** As many links as one matrix makes. */
export const MATRIX_MOST = 100

const lines = v.pipe(
  v.string(),
  v.check((text) => linesOf(text).every((line) => [...line].length <= UTM_MAX), 'too_long'),
)

const { android, ios, fallback_url } = OnelinkWrite.pipe[0].entries

/** What all links have in common, and the sources and media that make them several. */
export const MatrixForm = v.pipe(
  v.object({
    display_name: requiredText(ONELINK_NAME_MAX / 2),
    sources: v.pipe(
      lines,
      v.check((text) => linesOf(text).length > 0, 'min_items'),
    ),
    media: lines,
    android,
    ios,
    fallback_url,
    campaign_info: v.object({ utm_campaign: plainText(UTM_MAX) }),
  }),
  v.forward(
    v.partialCheck([['sources'], ['media']], ({ sources, media }) => cellsOf(sources, media).length <= MATRIX_MOST, 'max_items'),
    ['sources'],
  ),
)
export type MatrixValues = v.InferInput<typeof MatrixForm>

export const EMPTY_MATRIX: MatrixValues = {
  display_name: '',
  sources: '',
  media: '',
  android: { google_play_url: '' },
  ios: { app_store_url: '' },
  fallback_url: '',
  campaign_info: { utm_campaign: '' },
}

interface Cell {
  readonly source: string
  readonly medium: string
}

/** Combines every source with every medium, or with an empty medium if no media are given. */
export function cellsOf(sources: string, media: string): readonly Cell[] {
  const across = linesOf(media)
  return linesOf(sources).flatMap((source) => (across.length > 0 ? across : ['']).map((medium) => ({ source, medium })))
}

/** The body of one link. A source that belongs to a channel takes the channel. */
export function linkOf(values: MatrixValues, { source, medium }: Cell, custom_id: string): OnelinkWrite {
  const { display_name, android, ios, fallback_url, campaign_info } = v.parse(MatrixForm, values)
  const words = [display_name, [source, medium].filter(Boolean).join(' / ')].join(': ')
  return {
    custom_id,
    display_name: [...words].slice(0, ONELINK_NAME_MAX).join(''),
    android,
    ios,
    fallback_url,
    channel: channelOf(source),
    campaign_info: { utm_source: source, utm_medium: medium, utm_campaign: campaign_info.utm_campaign },
  }
}

/** Returns how many of the links share their campaign token with another one, so that the App Store counts them together. */
export function countedTogether({ sources, media, ios, campaign_info }: MatrixValues): number {
  const address = pastedAddress(ios.app_store_url ?? '')
  const utm_campaign = tidy(campaign_info.utm_campaign ?? '')
  const cells = cellsOf(sources, media).slice(0, MATRIX_MOST)
  const tokens = cells.flatMap(({ source, medium }) => {
    const info = { utm_source: source, utm_medium: medium, utm_campaign, utm_term: '', utm_content: '' }
    return withCampaignInfo(address, info).token?.value ?? []
  })
  return tokens.filter((token, at) => tokens.some((other, place) => place !== at && other === token)).length
}

/** One value a line, each once. */
function linesOf(text: string): readonly string[] {
  return [...new Set(text.split(/\r?\n/).map(tidy))].filter(Boolean)
}
