import type { Locator } from '@playwright/test'
import { SLOW, SLOW_CPU } from '../browser/conditions.ts'
import type { Shown } from '../browser/page-clock.ts'
import type { Visitor } from '../browser/visitor.ts'
import type { Entries } from '../entries/entries.ts'
import { addTaken, atTheList, CREATE_FORM, type Scenario, TEN_ROWS } from './scenario.ts'

const compared = async (entries: Entries) => [await entries.console(), await entries.oneBundle()]
const alone = async (entries: Entries) => [await entries.console()]

/** How long a pointer rests on what it then presses. */
const RESTS_MS = 150
const AGAIN = 3
/** Rows whose form is opened in each round, after a first one that fetches its code. */
const EDITED = 5

/** By the names of its rows, since rows of campaigns link applications too. */
export const APPLICATIONS: Shown = {
  path: '/applications',
  heading: 'Applications',
  selector: 'tbody tr[data-row] th a[href^="/applications/"]',
  count: 1,
}
export const EDIT_FORM: Shown = { path: '/campaigns/*', selector: 'form input[name="name"]', count: 1 }

export const moduleStep: Scenario = {
  name: 'module-step',
  entries: compared,
  run: ({ entry, add }) =>
    atTheList(entry, SLOW, async ({ page, step }) => {
      const link = page.locator('nav a[href="/applications"]').first()
      addTaken(add, 'module-step', await step(APPLICATIONS, () => restAndPress(link)))
    }),
}

export const createForm: Scenario = {
  name: 'create-form',
  entries: alone,
  run: ({ entry, add }) =>
    atTheList(entry, SLOW, async ({ page, step }) => {
      const link = page.locator('main a[href="/campaigns/create"]').first()
      addTaken(add, 'create-form', await step(CREATE_FORM, () => restAndPress(link)))
      for (let n = 0; n < AGAIN; n++) {
        await step(TEN_ROWS, () => page.locator('nav a[href="/campaigns"]').first().click())
        addTaken(add, 'create-form-again', await step(CREATE_FORM, () => restAndPress(link)))
      }
    }),
}

/** From a row of the list to the form that edits it: the form's code is there, and what the list knows of the row. */
export const editForm: Scenario = {
  name: 'edit-form',
  entries: alone,
  run: ({ entry, add }) =>
    atTheList(
      entry,
      SLOW_CPU,
      async (visitor) => {
        for (let row = 0; row <= EDITED; row++) {
          const taken = await openRowsForm(visitor, row)
          if (row > 0) addTaken(add, 'edit-form', taken)
          await visitor.page.goBack()
          await visitor.page.locator(TEN_ROWS.selector).nth(EDITED).waitFor()
        }
      },
      // Ended campaigns cannot be edited.
      '/campaigns?status=active',
    ),
}

async function openRowsForm({ page, step }: Visitor, row: number) {
  await page.locator('tbody tr[data-row] button[aria-haspopup="menu"]').nth(row).click()
  const edit = page.getByRole('menuitem', { name: 'Edit', exact: true })
  await edit.waitFor()
  return step(EDIT_FORM, () => restAndPress(edit))
}

async function restAndPress(link: Locator): Promise<void> {
  await link.hover()
  await new Promise((resume) => setTimeout(resume, RESTS_MS))
  await link.page().mouse.down()
  await link.page().mouse.up()
}
