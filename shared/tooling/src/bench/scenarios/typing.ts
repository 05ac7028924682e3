import type { Locator, Page } from '@playwright/test'
import { SLOW_CPU } from '../browser/conditions.ts'
import { withFreshProfile, withVisitor } from '../browser/fresh-profile.ts'
import type { Visitor } from '../browser/visitor.ts'
import { CREATE_FORM, type Scenario, visitTo } from './scenario.ts'

/** In all rounds together: fewer would say nothing about the slowest of a hundred. */
const KEYS = 350
const BETWEEN_KEYS_MS = 60
const MOST_OF = 0.9
const WORDS = 'summer quest for players of level ten and more '

export const typing: Scenario = {
  name: 'typing',
  entries: async (entries) => [await entries.console()],
  async run({ entry, add, rounds }) {
    await withFreshProfile((profile) =>
      withVisitor(profile, visitTo(entry, SLOW_CPU, CREATE_FORM.path, CREATE_FORM), async (visitor) => {
        await visitor.open()
        const { page } = visitor
        const keys = Math.ceil(KEYS / rounds)
        add('typing name', ...(await typed(visitor, page.locator('input[name="name"]'), keys)))
        add('typing editor', ...(await typed(visitor, page.locator('main [data-lexical-editor="true"]').first(), keys)))
      }),
    )
  },
}

/** Returns the milliseconds from each key to the frame that shows it. */
async function typed({ page, notes }: Visitor, field: Locator, keys: number): Promise<number[]> {
  await field.click()
  const before = (await notes()).keys.length
  await count(page, true)
  for (let n = 0; n < keys; n++) {
    // Keeps the value as short as a name.
    if (n > 0 && n % WORDS.length === 0) await emptied(page)
    await page.keyboard.press(WORDS[n % WORDS.length] === ' ' ? 'Space' : `${WORDS[n % WORDS.length]}`)
    await new Promise((resume) => setTimeout(resume, BETWEEN_KEYS_MS))
  }
  await count(page, false)
  const times = (await notes()).keys.slice(before)
  // The last ones may still wait for their frame.
  if (times.length < keys * MOST_OF) throw new Error(`Of ${keys} keys only ${times.length} were painted.`)
  return times
}

async function emptied(page: Page): Promise<void> {
  await count(page, false)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await count(page, true)
}

const count = (page: Page, on: boolean) => page.evaluate((isOn) => globalThis.benchClock?.countKeys(isOn), on)
