import { createTask, deleteTask, getTask, listTasks, paths, TaskWrite, updateTask } from '@console/contract'
import { describeRecord, formOf, idIn, rowsIn } from '@console/records'
import { audienceErrors, ruleErrorsOf } from '../audience/rule/rule-errors.ts'
import { useText } from '../text.ts'
import { type MissionValues, valuesOf } from './mission-values.ts'

export const missionRecord = describeRecord({
  messagePrefix: 'mission',
  listMessagePrefix: 'missions',
  text: useText,
  icon: 'campaigns',
  list: listTasks,
  read: getTask,
  create: createTask,
  update: updateTask,
  remove: deleteTask,
  gone: ['task_not_found'],
  parent: { gone: 'campaign_not_found', path: paths.campaigns },
  title: ({ name }) => name,
  owner: ({ campaign }) => campaign.owner?.id,
  params: ({ id, campaign }) => ({ campaign_id: campaign.id, task_id: id }),
  path: ({ id, campaign }) => paths.mission(campaign.id, id),
  listPath: ({ campaign_id }) => paths.campaign(campaign_id),
  createPath: ({ campaign_id }) => paths.missionCreate(campaign_id),
  crumbs: ({ campaign }) => ({ [paths.campaign(campaign.id)]: campaign.name }),
  schema: formOf<MissionValues>()(TaskWrite),
  values: valuesOf,
  written: rewardsIn,
  checks: ruleRefusals,
})

function rewardsIn({ task_applications }: Readonly<Record<'task_applications', unknown>>) {
  return { rewards: rowsIn(task_applications)?.map(({ id, application, ...reward }) => ({ application_id: idIn(application), ...reward })) }
}

/** Refusals by the metrics, and of JSON that is not applied. */
function ruleRefusals({ completion_metadata_rule, ...values }: MissionValues) {
  return [
    ...audienceErrors(values),
    ...(completion_metadata_rule ? ruleErrorsOf(completion_metadata_rule, '/body/completion_metadata_rule') : []),
  ]
}
