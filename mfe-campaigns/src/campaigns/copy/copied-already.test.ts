import type { Notification, Task } from '@console/contract'
import { expect, test } from '@jest/globals'
import { copiedAlready, likenessOfMission, likenessOfNotification } from './copied-already.ts'

const mission = (name: string, task_type = 'article') => ({ name, task_type }) as Task
const notification = (title: string) => ({ notification_type: 'promotion', content: { title } }) as Notification
const parts = [
  { id: 'first', likeness: likenessOfMission(mission('Twice')) },
  { id: 'second', likeness: likenessOfMission(mission('Twice')) },
  { id: 'news', likeness: likenessOfNotification(notification('Twice')) },
]

test.each([
  ['nothing', [], [], []],
  ['one of two that are alike', [mission('Twice ')], [], ['first']],
  ['both of them', [mission('Twice'), mission('Twice')], [], ['first', 'second']],
  ['a mission of another type and one of another name', [mission('Twice', 'video'), mission('Once')], [], []],
  ['a notification of that title', [], [notification('Twice')], ['news']],
])('a campaign that holds %s', (_, missions, notifications, already) => {
  expect([...copiedAlready(parts, { missions, notifications })]).toEqual(already)
})
