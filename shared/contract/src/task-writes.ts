import * as v from 'valibot'
import { ArticleWrite } from './mission-types/article.ts'
import { EmailWrite } from './mission-types/email.ts'
import { PlayableWrite } from './mission-types/html-playable.ts'
import { MetricEventWrite } from './mission-types/metric-event.ts'
import { SurveyWrite } from './mission-types/survey.ts'
import type { TaskTypeCode } from './mission-types/task-types.ts'
import { VideoWrite } from './mission-types/video.ts'
import { route } from './route/route.ts'
import { TASK_ANSWERS, TASK_TOUCHES, TASK_WRITING, TASKS } from './task-calls.ts'
import { Task } from './tasks.ts'

export * from './mission-types/article.ts'
export * from './mission-types/email.ts'
export * from './mission-types/html-playable.ts'
export * from './mission-types/metric-event.ts'
export * from './mission-types/survey.ts'
export * from './mission-types/video.ts'

const WRITES = {
  metric_event: MetricEventWrite,
  article: ArticleWrite,
  email: EmailWrite,
  html_playable: PlayableWrite,
  video: VideoWrite,
  survey: SurveyWrite,
} satisfies Readonly<Record<TaskTypeCode, v.GenericSchema>>

/** The type decides the content and whether there is a completion rule (contract section 2). */
export const TaskWrite = v.variant('task_type', Object.values(WRITES))
export type TaskWrite = v.InferInput<typeof TaskWrite>

export const createTask = route({
  id: 'tasks.create',
  method: 'POST',
  path: TASKS,
  access: TASK_WRITING,
  body: TaskWrite,
  response: Task,
  status: 201,
  errors: ['campaign_not_found', 'campaign_ended'],
  versioned: true,
  idempotent: true,
  touches: TASK_TOUCHES,
  answers: TASK_ANSWERS,
})
/** The type never changes: another one is 422 `immutable`. */
export const updateTask = route({
  id: 'tasks.update',
  method: 'PUT',
  path: `${TASKS}/:task_id`,
  access: TASK_WRITING,
  body: TaskWrite,
  response: Task,
  status: 200,
  errors: ['campaign_not_found', 'task_not_found', 'campaign_ended', 'task_ended', 'version_mismatch'],
  versioned: true,
  touches: TASK_TOUCHES,
  answers: TASK_ANSWERS,
})
