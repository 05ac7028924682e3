import type { Notification, Task } from '@console/contract'

export interface Held {
  readonly missions: readonly Task[]
  readonly notifications: readonly Notification[]
}

/** A copy keeps the type and the name of its original. */
export const likenessOfMission = ({ task_type, name }: Task): string => JSON.stringify([task_type, name.trim()])
export const likenessOfNotification = ({ notification_type, content }: Notification): string =>
  JSON.stringify([notification_type, content.title.trim()])

/** Ids of the parts that the campaign holds already. Each one held counts for one part, since originals may be alike. */
export function copiedAlready<Part extends { readonly id: string; readonly likeness: string }>(
  parts: readonly Part[],
  { missions, notifications }: Held,
): ReadonlySet<string> {
  const left = [...missions.map(likenessOfMission), ...notifications.map(likenessOfNotification)]
  const copied = parts.filter(({ likeness }) => {
    const at = left.indexOf(likeness)
    return at >= 0 && left.splice(at, 1).length > 0
  })
  return new Set(copied.map(({ id }) => id))
}
