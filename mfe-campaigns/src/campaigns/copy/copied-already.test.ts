import type { Notification, Task } from '@console/contract'
import { expect, test } from '@jest/globals'
import { copiedAlready, missionMatchKey, notificationMatchKey } from './copied-already.ts'

const mission = (name: string, task_type = 'article') => ({ name, task_type }) as Task
const notification = (title: string) => ({ notification_type: 'promotion', content: { title } }) as Notification
const parts = [
  { id: 'first', matchKey: missionMatchKey(mission('Twice')) },
  { id: 'second', matchKey: missionMatchKey(mission('Twice')) },
  { id: 'news', matchKey: notificationMatchKey(notification('Twice')) },
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
