import type { Task } from '@console/contract'

/** The missions of a running campaign that players of the application see: those that are active and earn something there. */
export function seenIn(missions: readonly Task[], applicationId: string): Task[] {
  return missions.filter(
    ({ status, ended_on, task_applications }) =>
      status === 'active' && !ended_on && task_applications.some(({ application }) => application.id === applicationId),
  )
}
