import {
  RICH_TEXT_ALIGNMENTS,
  RICH_TEXT_INDENT_STEP,
  RICH_TEXT_INDENTS,
  RICH_TEXT_PALETTE,
  RICH_TEXT_SIZES,
  RICH_TEXT_TAGS,
} from '@console/contract'
import { seedId } from '../../seed/ids.ts'
import { APPLICATION_ID } from './applications.ts'
import { TITLE } from './notifications.ts'
import { count, type ResourceTexts } from './resource-texts.ts'

const ENDED_ON = '2026-11-20T08:00:00.000Z'
const colors = Object.entries(RICH_TEXT_PALETTE).map(([hue, shades]) => `${hue} ${shades.join(' ')}`)
const RICH_TEXT = `Plain text, or rich text. Rich text is HTML of ${Object.keys(RICH_TEXT_TAGS)
  .map((tag) => `\`${tag}\``)
  .join(
    ', ',
  )} with \`href\` (http, https or an app's own scheme), \`src\` (http or https) and these styles: \`font-size\` ${RICH_TEXT_SIZES.join(
  ', ',
)} px, \`color\` and \`background-color\` of 36 colors (${colors.join('; ')}), \`text-align\` ${RICH_TEXT_ALIGNMENTS.join(
  ', ',
)}, \`padding-left\` in ${RICH_TEXT_INDENTS} steps of ${RICH_TEXT_INDENT_STEP} px. The server drops everything else and stores the rest in one normal form; the text of dropped elements stays, except that of scripts, styles and the like. The length is that of what is stored.`

const FIELDS = {
  description: 'Plain text, or rich text that the server has cleaned. Clean it again before you show it.',
  status: '`inactive`: not ready, or paused. `ended` is final; only campaigns.end sets it, not the end date.',
  end_date: 'Later than the start. A campaign does not end by itself on that date.',
  owner: 'The person who created it.',
  ended_on: 'Null as long as it has not ended.',
  campaign_applications: 'The applications that it runs on.',
} as const

export const campaignTexts: ResourceTexts<'campaigns'> = {
  tag: 'Campaigns, which give missions and notifications to the users and characters of applications.',
  calls: {
    'campaigns.list': {
      summary: 'List campaigns',
      description:
        'Rows have counts instead of missions and notifications. A member with own keys alone sees only the campaigns that they own.',
      query: {
        q: 'Part of the name.',
        status: 'Only those with this status; all if absent.',
        application_id: 'Only those that run on this application.',
        owner: '`me`: only those that the caller owns.',
        runs_from: 'Only those that still run after this time. Extension X7 of the specification, with `runs_to`.',
        runs_to: 'Only those that begin before this time; with `runs_from`, those that run at some point between the two.',
      },
    },
    'campaigns.create': {
      summary: 'Create a campaign',
      description: 'It belongs to the caller, and has no missions or notifications yet. Both dates may be in the past.',
      wrong: { '/body/name': 'too_long', '/body/end_date': 'end_before_start', '/body/application_ids/0': 'not_found' },
      response: { status: 'inactive', campaign_tasks: [], campaign_notifications: [] },
    },
    'campaigns.get': {
      summary: 'Read a campaign',
      description: 'With summaries of its missions and notifications.',
    },
    'campaigns.update': {
      summary: 'Change a campaign',
      description: `- An ended campaign refuses every change: 409 \`campaign_ended\`.
- An application that a mission or notification of the campaign uses cannot be removed: 409 \`application_in_use\`. Applications that
  the campaign already runs on may stay, whatever the caller can see; others must be visible to the caller.`,
      wrong: { '/body/status': 'invalid_option', '/body/application_ids': 'min_items' },
      response: { status: 'inactive' },
    },
    'campaigns.delete': {
      summary: 'Delete a campaign',
      description: 'Also deletes its missions and notifications. Works for a campaign that has ended, too. After that, no call finds it.',
    },
    'campaigns.end': {
      summary: 'End a campaign',
      description:
        'Final: its missions and notifications become inactive, the missions get `ended_on`, and from then on the campaign can only be read and deleted. No body. A second call is 409 `already_ended`.',
      fields: { message: 'For people, in English.', campaign: 'The ended campaign.' },
      response: {
        message: 'End campaign success',
        campaign: {
          status: 'ended',
          ended_on: ENDED_ON,
          campaign_tasks: [{ status: 'inactive', ended_on: ENDED_ON }],
          campaign_notifications: [{ status: 'inactive' }],
          version: 2,
        },
      },
    },
  },
  entities: {
    Campaign: {
      description: 'A campaign with summaries of its missions and notifications.',
      fields: FIELDS,
      example: {
        id: seedId('campaign', 4),
        name: 'Đêm hội đèn lồng',
        description: 'Sự kiện đèn lồng ở phố cổ Hội An.',
        publisher: { id: seedId('publisher', 1), name: 'Lotus Games' },
        start_date: '2026-11-15T00:00:00.000Z',
        end_date: '2026-11-24T00:00:00.000Z',
        ended_on: null,
      },
    },
    CampaignSummary: {
      description: 'A campaign as a row of the list.',
      fields: {
        ...FIELDS,
        tasks_count: count('How many missions it has.'),
        notifications_count: count('How many notifications it has.'),
      },
    },
    CampaignApplication: {
      description: 'An application that a campaign runs on.',
      fields: { id: 'The id of the pair, not of the application.' },
      example: { id: seedId('campaignApplication', 40) },
    },
    CampaignRef: {
      description: 'The campaign of a mission or a notification.',
      fields: { owner: 'The owner of the campaign, and so of the mission or the notification.' },
    },
    TaskSummary: {
      description: 'A mission as its campaign shows it.',
      fields: {
        task_type: 'One of ref.task_types.',
        audience_type: 'Who is counted: characters, or the users behind them.',
        ended_on: 'Null as long as it has not ended.',
      },
    },
    NotificationSummary: {
      description: 'A notification as its campaign shows it.',
      fields: { audience_type: 'Who is counted: characters, or the users behind them.' },
      example: { title: TITLE },
    },
    CampaignWrite: {
      description:
        'What a campaign is created with, and what can be changed in it. The end must be later than the start, otherwise `end_before_start` at `end_date`.',
      fields: {
        description: RICH_TEXT,
        status: '`inactive` on creation. `ended` is `invalid_option`: only campaigns.end ends a campaign.',
        application_ids:
          'The applications that it runs on; one that does not exist or that the caller cannot see is `not_found` at its index.',
      },
      example: { status: 'inactive', application_ids: [APPLICATION_ID] },
    },
  },
}
