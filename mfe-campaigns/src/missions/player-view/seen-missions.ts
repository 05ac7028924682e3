import type { Task } from '@console/contract'

/** Active missions of a running campaign that have a reward in the application. */
export function seenIn(missions: readonly Task[], applicationId: string): Task[] {
  return missions.filter(
    ({ status, ended_on, task_applications }) =>
      status === 'active' && !ended_on && task_applications.some(({ application }) => application.id === applicationId),
  )
}
