import { asItCame } from '@console/api'
import { Campaign, jsonIn, Notification, Task } from '@console/contract'
import { readTextFile } from '@console/forms/fields'
import * as v from 'valibot'

/** The name and the version of the format, which shared/docs/campaign-files.md describes. A newer version is not read. */
const FORMAT = 'publisher-console/campaign'
const VERSION = 1
const FILE_BYTES_MAX = 20 * 1024 * 1024

/** Why a file cannot be used; its words are `campaign.import.<refusal>`. */
export type FileRefusal = 'tooLarge' | 'damaged' | 'foreign' | 'newer'

const Header = v.object({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.integer(), v.minValue(1)) })
/** Of records, only what a copy takes: a file says nothing about people. */
const FileMission = v.omit(Task, ['campaign', 'version', 'created_on', 'updated_on'])
const FileNotification = v.omit(Notification, ['campaign', 'version', 'created_on', 'updated_on'])
const FileCampaign = v.pick(Campaign, ['name', 'description', 'status', 'start_date', 'end_date', 'campaign_applications'])
const Content = v.object({
  campaign: FileCampaign,
  missions: v.array(FileMission),
  notifications: v.array(FileNotification),
})

/** What a file holds, as the console reads it. `cameAs` returns a part with what the console does not know. */
export interface CampaignFile {
  readonly campaign: Campaign
  readonly missions: readonly Task[]
  readonly notifications: readonly Notification[]
  readonly cameAs: (part: object) => unknown
}

interface Exported {
  readonly campaign: Campaign
  readonly missions: readonly Task[]
  readonly notifications: readonly Notification[]
}

/** Returns the campaign as text for a file, with what the console does not know of it. */
export function campaignFileText({ campaign, missions, notifications }: Exported): string {
  const file = {
    format: FORMAT,
    version: VERSION,
    campaign: without(campaign, ['owner', 'publisher', 'campaign_tasks', 'campaign_notifications']),
    missions: missions.map((mission) => without(mission, ['campaign'])),
    notifications: notifications.map((notification) => without(notification, ['campaign'])),
  }
  return JSON.stringify(file, null, 2)
}

const without = (record: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(asItCame(record) as object).filter(([name]) => !names.includes(name)))

/** Reads a file that someone chose, or says why it cannot be used. */
export async function readCampaignFile(file: Blob): Promise<CampaignFile | FileRefusal> {
  if (file.size > FILE_BYTES_MAX) return 'tooLarge'
  const read = await readTextFile(file)
  return 'text' in read ? campaignIn(read.text) : 'foreign'
}

/** Returns what the text of a file holds, or why it cannot be used. */
function campaignIn(text: string): CampaignFile | FileRefusal {
  const raw = jsonIn(text)
  if (raw === undefined) return 'damaged'
  const header = v.safeParse(Header, raw)
  if (!header.success) return 'foreign'
  if (header.output.version > VERSION) return 'newer'
  const content = v.safeParse(Content, raw)
  if (!content.success) return 'damaged'
  const { campaign, missions, notifications } = content.output
  const came = raw as { readonly campaign: object; readonly missions: readonly object[]; readonly notifications: readonly object[] }
  const sent = new Map<object, unknown>([
    [campaign, came.campaign],
    ...missions.map((one, at) => [one, came.missions[at]] as const),
    ...notifications.map((one, at) => [one, came.notifications[at]] as const),
  ])
  // What the schemas leave out, no copy needs.
  return { campaign, missions, notifications, cameAs: (part: object) => sent.get(part) } as unknown as CampaignFile
}
