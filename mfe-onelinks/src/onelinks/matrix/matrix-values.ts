import {
  channelOf,
  ONELINK_NAME_MAX,
  OnelinkWrite,
  pastedAddress,
  plainText,
  readList,
  requiredText,
  tidy,
  UTM_MAX,
  withCampaignInfo,
} from '@console/contract'
import * as v from 'valibot'
import { fold } from '../form/utm-values.ts'

export const MATRIX_MOST = 100

const lines = v.pipe(
  v.string(),
  v.check((text) => valuesIn(text).every((value) => [...value].length <= UTM_MAX), 'too_long'),
)

const { android, ios, fallback_url } = OnelinkWrite.pipe[0].entries

export const MatrixForm = v.pipe(
  v.object({
    display_name: requiredText(ONELINK_NAME_MAX / 2),
    sources: v.pipe(
      lines,
      v.check((text) => valuesIn(text).length > 0, 'min_items'),
    ),
    media: lines,
    android,
    ios,
    fallback_url,
    campaign_info: v.object({ utm_campaign: plainText(UTM_MAX) }),
  }),
  v.forward(
    v.partialCheck([['sources'], ['media']], ({ sources, media }) => countOf(sources, media) <= MATRIX_MOST, 'max_items'),
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

/** Every source with every medium, or with an empty medium if no media are given. */
export const countOf = (sources: string, media: string): number => valuesIn(sources).length * mediaIn(media).length

/** Links beyond `MATRIX_MOST` are left out. */
export function cellsOf(sources: string, media: string): readonly Cell[] {
  const across = mediaIn(media)
  const down = valuesIn(sources).slice(0, MATRIX_MOST)
  return down.flatMap((source) => across.slice(0, MATRIX_MOST).map((medium) => ({ source, medium }))).slice(0, MATRIX_MOST)
}

function mediaIn(media: string): readonly string[] {
  const values = valuesIn(media)
  return values.length > 0 ? values : ['']
}

export const nameOf = ({ source, medium }: Cell): string => [source, medium].filter(Boolean).join(' / ')

/** A source that belongs to a channel takes the channel. */
export function linkOf(values: MatrixValues, cell: Cell, custom_id: string): OnelinkWrite {
  const { display_name, android, ios, fallback_url, campaign_info } = v.parse(MatrixForm, values)
  const { source, medium } = cell
  const words = [display_name, nameOf(cell)].join(': ')
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
  const cells = cellsOf(sources, media)
  const tokens = cells.flatMap(({ source, medium }) => {
    const info = { utm_source: source, utm_medium: medium, utm_campaign, utm_term: '', utm_content: '' }
    return withCampaignInfo(address, info).token?.value ?? []
  })
  return tokens.filter((token, at) => tokens.some((other, place) => place !== at && other === token)).length
}

interface Values {
  readonly text: string
  /** Each once. */
  readonly values: readonly string[]
  readonly repeated: number
  /** How many columns of numbers were left out. */
  readonly leftOut: number
}

/** Keeps the two lists of the form, which are read often at each key. */
let recent: readonly Values[] = []

export function readValues(text: string): Values {
  const read = recent.find((one) => one.text === text) ?? valuesOf(text)
  recent = [read, ...recent.filter((one) => one !== read)].slice(0, 2)
  return read
}

function valuesOf(text: string): Values {
  const { items, leftOut } = readList(text)
  const values = [...new Set(items)]
  return { text, values, repeated: items.length - values.length, leftOut }
}

const valuesIn = (text: string) => readValues(text).values

/** Separators of several values in one line. */
export const BETWEEN_VALUES = /[,;，；、]/

/** The first two values of a list that people take for the same one. */
export function twinsIn(values: readonly string[]): readonly [string, string] | undefined {
  const seen = new Map<string, string>()
  for (const value of values) {
    const folded = fold(value)
    const twin = seen.get(folded)
    if (twin !== undefined && folded !== '') return [twin, value]
    seen.set(folded, value)
  }
  return undefined
}
