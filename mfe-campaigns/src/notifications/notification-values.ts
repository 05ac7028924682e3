import {
  type AudienceType,
  contentOf,
  isHttpUrl,
  isUrlOrAppLink,
  NOTIFICATION_BRIEF_MAX,
  NOTIFICATION_TITLE_MAX,
  type Notification,
  type Task,
} from '@console/contract'
import type { JsonEdit } from '../audience/json-edit.ts'
import { type RuleValues, valuesOfRule } from '../audience/rule/rule-values.ts'
import { firstCharacters } from './preview/truncate.ts'

export interface NotificationValues extends Readonly<Record<string, unknown>> {
  readonly status: 'active' | 'inactive' | 'unknown'
  readonly notification_type: 'promotion' | 'notification' | 'unknown'
  readonly audience_type: AudienceType | 'unknown'
  readonly metadata_rule: readonly RuleValues[]
  readonly metadata_json: JsonEdit | null
  readonly content: {
    readonly title: string
    readonly brief: string
    readonly content: string
    readonly image_url: string | null
    readonly read_more_url: string
  }
  readonly application_ids: readonly string[]
}

export function valuesOf(notification: Notification | undefined): NotificationValues {
  const { title = '', brief = '', content = '', image_url = null, read_more_url } = notification?.content ?? {}
  return {
    status: notification?.status ?? 'inactive',
    notification_type: notification?.notification_type ?? 'promotion',
    audience_type: notification?.audience_type ?? 'character',
    metadata_rule: notification?.metadata_rule.map(valuesOfRule) ?? [],
    metadata_json: null,
    content: { title, brief, content, image_url, read_more_url: read_more_url ?? '' },
    application_ids: notification?.notification_applications.map(({ application }) => application.id) ?? [],
  }
}

/** Inactive, and with the same title, because the audience would read 'Copy of'. */
export function duplicateOf(notification: Notification): NotificationValues {
  return { ...valuesOf(notification), status: 'inactive' }
}

/** Says what the mission says of itself, to the same audience in the same applications. */
export function aboutMission(task: Task): NotificationValues {
  const { image_url, read_more_url } = task.task_type === 'article' ? contentOf('article', task.content) : NO_ARTICLE
  return {
    status: 'inactive',
    notification_type: 'notification',
    audience_type: task.audience_type,
    metadata_rule: task.metadata_rule.map(valuesOfRule),
    metadata_json: null,
    content: {
      title: firstCharacters(task.name, NOTIFICATION_TITLE_MAX),
      brief: firstCharacters(task.description.replace(/\s+/g, ' ').trim(), NOTIFICATION_BRIEF_MAX),
      content: escaped(task.description),
      image_url: image_url && isHttpUrl(image_url) ? image_url : null,
      read_more_url: isUrlOrAppLink(read_more_url) ? read_more_url : '',
    },
    application_ids: task.task_applications.map(({ application }) => application.id),
  }
}

const NO_ARTICLE = { image_url: null, read_more_url: '' } as const

/** The description is plain text, so that markup in it is shown as it is. */
const escaped = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')
