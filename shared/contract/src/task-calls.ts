export const TASKS = '/pub/core/api/v1/publishers/:publisher_id/campaigns/:campaign_id/tasks'
export const TASK_WRITING = { any_of: ['pub:campaigns:update', 'campaign:update'] } as const
export const TASK_ANSWERS = { read: 'tasks.get', id: 'task_id' } as const
/** A campaign says which missions it has. */
export const TASK_TOUCHES = ['tasks', 'campaigns']
