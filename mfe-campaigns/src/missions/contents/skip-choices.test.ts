import { TASK_TYPE_RULES } from '@console/contract'
import { expect, test } from '@jest/globals'
import { lastSkip, type SkipLimits, skipChoices } from './skip-choices.ts'

const VIDEO = TASK_TYPE_RULES.video.skip
const PLAYABLE = TASK_TYPE_RULES.html_playable.skip

test.each<[what: string, limits: SkipLimits, length: number | null, last: number | null]>([
  ['a video of unknown length', VIDEO, null, 30],
  ['a long video', VIDEO, 90, 30],
  ['a video that ends when it becomes skippable', VIDEO, 12, 12],
  ['the shortest video that can be skipped', VIDEO, 5, 5],
  ['a video that is too short', VIDEO, 4, null],
  ['a playable page, which has no end', PLAYABLE, null, 20],
])('%s can be skipped at the latest after', (_, limits, length, last) => {
  expect(lastSkip(limits, length)).toBe(last)
})

test.each<[what: string, length: number | null, chosen: number | null, choices: readonly number[]]>([
  ['all that the length allows', 7, null, [5, 6, 7]],
  ['what is chosen already, past the end', 7, 10, [5, 6, 7, 10]],
  ['what is chosen already, below the limits', 6, 3, [3, 5, 6]],
  ['nothing for a video that is too short', 3, null, []],
  ['what is chosen already for it', 3, 5, [5]],
])('to choose from: %s', (_, length, chosen, choices) => {
  expect(skipChoices(VIDEO, length, chosen)).toEqual(choices)
})
