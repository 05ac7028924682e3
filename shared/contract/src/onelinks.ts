import * as v from 'valibot'
import { Exists, Id, stamp, Url } from './fields/shapes.ts'
import { plainText, requiredText, tidied } from './fields/text.ts'
import { OptionalAppLink, optionalUrl } from './fields/url-inputs.ts'
import { listQuery, pageOf } from './route/paging.ts'
import { route } from './route/route.ts'

/** Not stored: the source says it. */
export const ONELINK_CHANNELS = ['facebook', 'tiktok', 'custom'] as const
export type OnelinkChannel = (typeof ONELINK_CHANNELS)[number]

export const CAMPAIGN_INFO_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
export type CampaignInfoField = (typeof CAMPAIGN_INFO_FIELDS)[number]

const said = v.nullish(v.string(), '')

export const CampaignInfo = v.object({ utm_source: said, utm_medium: said, utm_campaign: said, utm_term: said, utm_content: said })
export type CampaignInfo = v.InferOutput<typeof CampaignInfo>
export const OnelinkAndroid = v.object({ google_play_url: v.nullish(v.string(), null) })
export const OnelinkIos = v.object({ app_store_url: v.nullish(v.string(), null) })

export const Onelink = v.object({
  id: Id,
  publisher_id: v.optional(Id),
  custom_id: v.string(),
  display_name: v.string(),
  android: OnelinkAndroid,
  ios: OnelinkIos,
  fallback_url: v.nullish(v.string(), null),
  campaign_info: CampaignInfo,
  url: v.optional(Url),
  ...stamp,
})
export type Onelink = v.InferOutput<typeof Onelink>

/** The link with this custom id on a host of links, which may have a path: `https://go.example`, `http://localhost:4000/l`. */
export const onelinkUrl = (host: string, customId: string): string => `${host}/${customId}`

export const CUSTOM_ID_MIN = 6
export const CUSTOM_ID_MAX = 20
export const ONELINK_NAME_MAX = 200
export const FALLBACK_URL_MAX = 254
export const UTM_MAX = 100

/** Unique in the world, whatever the case. */
export const CustomId = v.pipe(
  v.string(),
  tidied,
  v.nonEmpty(),
  v.regex(/^[A-Za-z0-9]*$/, 'invalid_format'),
  v.minLength(CUSTOM_ID_MIN),
  v.maxLength(CUSTOM_ID_MAX),
)

const utm = v.nullish(plainText(UTM_MAX))
export const CampaignInfoWrite = v.object({ utm_source: utm, utm_medium: utm, utm_campaign: utm, utm_term: utm, utm_content: utm })
export const OnelinkAndroidWrite = v.object({ google_play_url: OptionalAppLink })
export const OnelinkIosWrite = v.object({ app_store_url: OptionalAppLink })

/**
 * The channel that a source means, if the source is one of those that a custom channel cannot have (spec section 5). Neither the case
 * nor invisible characters nor other forms of the same letters make it another source.
 */
export const reservedChannel = (source: string): Exclude<OnelinkChannel, 'custom'> | undefined => {
  const plain = source
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}\p{DI}]/gu, '')
    .toLowerCase()
  return (['facebook', 'tiktok'] as const).find((channel) => channel === plain)
}

/** The channel of a link with this source. */
export const channelOf = (source: string): OnelinkChannel => reservedChannel(source) ?? 'custom'

export const OnelinkWrite = v.pipe(
  v.object({
    custom_id: CustomId,
    display_name: requiredText(ONELINK_NAME_MAX),
    android: OnelinkAndroidWrite,
    ios: OnelinkIosWrite,
    fallback_url: optionalUrl(FALLBACK_URL_MAX),
    channel: v.picklist(ONELINK_CHANNELS, 'invalid_option'),
    campaign_info: CampaignInfoWrite,
  }),
  v.forward(
    v.partialCheck(
      [['channel'], ['campaign_info', 'utm_source']],
      ({ channel, campaign_info }) => channel !== 'custom' || Boolean(campaign_info.utm_source),
      'required',
    ),
    ['campaign_info', 'utm_source'],
  ),
  v.forward(
    v.partialCheck(
      [['channel'], ['campaign_info', 'utm_source']],
      ({ channel, campaign_info }) => channel !== 'custom' || !reservedChannel(campaign_info.utm_source ?? ''),
      'reserved_source',
    ),
    ['campaign_info', 'utm_source'],
  ),
)
export type OnelinkWrite = v.InferInput<typeof OnelinkWrite>

const PATH = '/pub/core/api/v1/publishers/:publisher_id/onelinks'
const touches = ['onelinks']
const answers = { read: 'onelinks.get', id: 'onelink_id' } as const

export const listOnelinks = route({
  id: 'onelinks.list',
  method: 'GET',
  path: PATH,
  access: { any_of: ['pub:onelinks:read-list'] },
  query: v.object(listQuery(['display_name', 'custom_id', 'created_on'], '-created_on')),
  response: pageOf(Onelink),
  status: 200,
  errors: [],
})
export const createOnelink = route({
  id: 'onelinks.create',
  method: 'POST',
  path: PATH,
  access: { any_of: ['pub:onelinks:create'] },
  body: OnelinkWrite,
  response: Onelink,
  status: 201,
  errors: ['custom_id_taken'],
  versioned: true,
  idempotent: true,
  touches,
  answers,
})
/** Without the link that is being edited. */
export const checkOnelink = route({
  id: 'onelinks.check_exist',
  method: 'GET',
  path: `${PATH}/check-exist`,
  access: { any_of: ['pub:onelinks:create', 'pub:onelinks:update', 'pub:onelinks:read-list'] },
  // A schema of its own, because the API document names a field of a body by `CustomId`.
  query: v.object({ custom_id: v.pipe(CustomId), except_id: v.optional(Id) }),
  response: Exists,
  status: 200,
  errors: [],
})
export const getOnelink = route({
  id: 'onelinks.get',
  method: 'GET',
  path: `${PATH}/:onelink_id`,
  access: { any_of: ['pub:onelinks:read'] },
  response: Onelink,
  status: 200,
  errors: ['onelink_not_found'],
  versioned: true,
})
export const updateOnelink = route({
  id: 'onelinks.update',
  method: 'PUT',
  path: `${PATH}/:onelink_id`,
  access: { any_of: ['pub:onelinks:update'] },
  body: OnelinkWrite,
  response: Onelink,
  status: 200,
  errors: ['onelink_not_found', 'custom_id_taken', 'version_mismatch'],
  versioned: true,
  touches,
  answers,
})
export const deleteOnelink = route({
  id: 'onelinks.delete',
  method: 'DELETE',
  path: `${PATH}/:onelink_id`,
  access: { any_of: ['pub:onelinks:delete'] },
  status: 204,
  errors: ['onelink_not_found', 'version_mismatch'],
  touches,
})
