import { Campaign, CampaignWrite, fieldErrors, jsonIn, Notification, Task } from '@console/contract'
import type { FieldRefusal } from '@console/forms'
import { readTextFile } from '@console/forms/fields'
import { serverNow } from '@console/session'
import * as v from 'valibot'
import { lineOf, spanOf, spansIn } from '../../audience/json/locate-json.ts'
import { duplicateOf } from '../duplicate.ts'
import { FORMAT, VERSION } from './format.ts'

const FILE_BYTES_MAX = 20 * 1024 * 1024

/** The pointer begins in the file: `/campaign/start_date`. */
export interface Fault extends FieldRefusal {
  readonly line: number
}

/** Its words are `campaign.import.<why>`. */
export type FileRefusal =
  | { readonly why: 'tooLarge' | 'unreadable' | 'foreign' | 'newer' }
  /** It stops being JSON in this line, at its end or before. */
  | { readonly why: 'cut' | 'noJson'; readonly line: number }
  | { readonly why: 'wrong'; readonly faults: readonly Fault[] }

const Format = v.object({ format: v.literal(FORMAT) })
const Header = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) })
/** Of records, only what a copy takes: a file says nothing about people. */
const FileMission = v.omit(Task, ['campaign', 'version', 'created_on', 'updated_on'])
const FileNotification = v.omit(Notification, ['campaign', 'version', 'created_on', 'updated_on'])
const FileCampaign = v.pick(Campaign, ['name', 'description', 'status', 'start_date', 'end_date', 'campaign_applications'])
const Content = v.object({
  campaign: FileCampaign,
  missions: v.array(FileMission),
  notifications: v.array(FileNotification),
})

/** `cameAs` returns a part with what the console does not know. */
export interface CampaignFile {
  readonly campaign: Campaign
  readonly missions: readonly Task[]
  readonly notifications: readonly Notification[]
  readonly cameAs: (part: object) => unknown
}

export async function readCampaignFile(file: Blob): Promise<CampaignFile | FileRefusal> {
  if (file.size > FILE_BYTES_MAX) return { why: 'tooLarge' }
  // A folder, for example.
  const read = await readTextFile(file).catch(() => undefined)
  if (!read) return { why: 'unreadable' }
  return 'text' in read ? campaignIn(read.text) : { why: 'foreign' }
}

function campaignIn(text: string): CampaignFile | FileRefusal {
  const raw = jsonIn(text)
  if (raw === undefined) return noJson(text)
  if (!v.safeParse(Format, raw).success) return { why: 'foreign' }
  const header = v.safeParse(Header, raw)
  if (!header.success) return wrong(text, header.issues)
  if (header.output.version > VERSION) return { why: 'newer' }
  const content = v.safeParse(Content, raw)
  if (!content.success) return wrong(text, content.issues)
  const { campaign, missions, notifications } = content.output
  // What the API would refuse on creation; the zone makes no difference to that.
  const copy = duplicateOf(campaign as Campaign, campaign.name, { now: serverNow(), timeZone: 'UTC' })
  const made = v.safeParse(CampaignWrite, { ...copy, application_ids: [...new Set(copy.application_ids)] })
  if (!made.success) return wrong(text, made.issues, '/campaign')
  const came = raw as { readonly campaign: object; readonly missions: readonly object[]; readonly notifications: readonly object[] }
  const sent = new Map<object, unknown>([
    [campaign, came.campaign],
    ...missions.map((one, at) => [one, came.missions[at]] as const),
    ...notifications.map((one, at) => [one, came.notifications[at]] as const),
  ])
  // What the schemas leave out, no copy needs.
  return { campaign, missions, notifications, cameAs: (part: object) => sent.get(part) } as unknown as CampaignFile
}

/** What cut JSON may end in: an unfinished text, number or word, or nothing. */
const UNFINISHED = /^(?:"(?:[^"\\]|\\.)*\\?|-?[\d.eE+-]*|t(?:r|ru)?|f(?:a|al|als)?|n(?:u|ul)?)$/s

function noJson(text: string): FileRefusal {
  // An edited file may begin with a comment.
  if (!/^\s*(?:\{|\/[/*])/.test(text)) return { why: 'foreign' }
  const at = spansIn(text).mistake ?? 0
  const rest = text.slice(at).trimEnd()
  return { why: UNFINISHED.test(rest) ? 'cut' : 'noJson', line: lineOf(text, rest === '' ? text.trimEnd().length : at) }
}

function wrong(text: string, issues: readonly v.BaseIssue<unknown>[], within = ''): FileRefusal {
  const spans = spansIn(text)
  const faults = fieldErrors(issues, '/body').map((error) => {
    const pointer = error.pointer.replace('/body', within).replace('/application_ids', '/campaign_applications')
    return { ...error, pointer, line: lineOf(text, spanOf(spans, pointer)[0]) }
  })
  return { why: 'wrong', faults }
}
