import type { Notification, Task } from '@console/contract'

export interface Held {
  readonly missions: readonly Task[]
  readonly notifications: readonly Notification[]
}

/** A copy keeps the type and the name of its original. */
export const missionMatchKey = ({ task_type, name }: Task): string => JSON.stringify([task_type, name.trim()])
export const notificationMatchKey = ({ notification_type, content }: Notification): string =>
  JSON.stringify([notification_type, content.title.trim()])

/** Ids of the parts that the campaign holds already. Each one held counts for one part, since originals may be alike. */
export function copiedAlready<Part extends { readonly id: string; readonly matchKey: string }>(
  parts: readonly Part[],
  { missions, notifications }: Held,
): ReadonlySet<string> {
  const left = [...missions.map(missionMatchKey), ...notifications.map(notificationMatchKey)]
  const copied = parts.filter(({ matchKey }) => {
    const at = left.indexOf(matchKey)
    return at >= 0 && left.splice(at, 1).length > 0
  })
  return new Set(copied.map(({ id }) => id))
}
