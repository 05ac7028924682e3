import { expect, test } from '@jest/globals'
import { roleFindings, sameNameFindings } from './roles.ts'
import { parseSource } from './source-file.ts'

const messages = (path: string, code: string) => roleFindings(parseSource(path, code)).map(({ message }) => message)

test.each([
  // pages
  ['campaign-list.page.tsx', 'export function CampaignTablePage() {}', /CampaignTablePage: .* one component, CampaignListPage/],
  ['campaign.page.tsx', 'export const Campaign = () => null', /one component, CampaignPage/],
  ['campaign.page.tsx', 'export function CampaignPage() {}\nexport const limit = 3', /exports limit: .* nothing else/],
  ['campaign.page.tsx', 'export default function CampaignPage() {}', /exports nothing: .* CampaignPage/],
  // what an export says
  ['campaign-list.tsx', 'export function useCampaignColumns() {}', /the columns of a list, so the file is campaign-columns\.tsx/],
  ['campaign-parts.tsx', 'export const useCampaignActions = () => []', /the actions of a record, so the file is campaign-actions\.tsx/],
  ['campaign.ts', 'export const campaignRecord = describeRecord({})', /what a record is, so the file is campaign-record\.ts/],
  ['editor.tsx', 'export function MetricRequestFields() {}', /the fields of a form, so the file is metric-request-fields\.tsx/],
  ['source-columns.tsx', 'export function useCampaignColumns() {}', /so the file is campaign-columns\.tsx/],
  ['campaign-actions.ts', 'export function useCampaignActions() {}', /so the file is campaign-actions\.tsx/],
  ['values.ts', 'const fields = 1\nexport { fields as CampaignFields }', /so the file is campaign-fields\.tsx/],
  // what a name promises
  ['campaign-columns.tsx', 'export const columns = []', /is by its name the columns of a list, which it does not export/],
  ['campaign-actions.ts', 'export const actions = []', /the actions of a record, which it does not export/],
  ['campaign-record.ts', 'export type CampaignRecord = 1', /what a record is, which it does not export/],
  // other words for a role
  ['campaign-table.tsx', 'export const x = 1', /call it campaign-columns\.tsx/],
  ['campaign-form.tsx', 'export const x = 1', /call it campaign-fields\.tsx/],
  ['source-update.page.tsx', 'export function SourceUpdatePage() {}', /call it source-edit\.page\.tsx/],
  ['campaign-new.page.tsx', 'export function CampaignNewPage() {}', /call it campaign-create\.page\.tsx/],
  ['campaign-details.page.tsx', 'export function CampaignDetailsPage() {}', /call it campaign\.page\.tsx/],
  ['campaign-overview.page.tsx', 'export function CampaignOverviewPage() {}', /call it campaign-list\.page\.tsx/],
])('%s may not hold: %s', (file, code, message) => {
  expect(messages(`mfe-campaigns/src/campaigns/${file}`, code)).toEqual([expect.stringMatching(message)])
})

test.each([
  [
    'campaign-list.page.tsx',
    "import type { X } from './x.ts'\nexport function CampaignListPage() {}\nfunction Rows() {}\nexport type Y = X",
  ],
  ['metric-request-columns.tsx', 'export function useMetricRequestColumns() {}'],
  ['campaign-record.ts', 'export const campaignRecord = describeRecord({})\nexport type CampaignRecord = 1'],
  ['campaign-actions.tsx', '// export function useSourceActions() {}\nexport function useCampaignActions() {}'],
  ['campaign-fields.tsx', 'export function CampaignFields() {}'],
  ['duplicate.ts', 'export function duplicateOf() {}'],
])('%s may hold: %s', (file, code) => {
  expect(messages(`mfe-campaigns/src/campaigns/${file}`, code)).toEqual([])
})

test('the roles of a feature are no concern of tests and of other packages', () => {
  expect(messages('mfe-campaigns/src/campaigns/campaign-form.test.tsx', 'export const CampaignFields = 1')).toEqual([])
  expect(messages('shared/ui/src/list/data-table.tsx', 'export function useBulkActions() {}')).toEqual([])
})

test.each([
  ['send.ts', 'export const x = implement(listSources, () => [])', /implements a call: move that to routes\.ts/],
  ['routes.ts', "import { eq } from 'drizzle-orm'", /reads or writes rows: move that to repository\.ts/],
  ['presenter.ts', 'const n = await db.$count(files)', /reads or writes rows: move that to repository\.ts/],
  ['presenter.ts', 'await context.db.query.files.findMany()', /reads or writes rows: move that to repository\.ts/],
  ['policy.ts', 'await db\n.select()', /reads or writes rows: move that to repository\.ts/],
  ['repository.ts', 'if (!isGranted(held, keys)) hide()', /decides who may: move that to policy\.ts/],
  ['routes.ts', '\nthrow permissionDenied(keys)', /decides who may: move that to policy\.ts/],
  ['repository.ts', 'export const presentSource = (row: Row) => row', /turns a row into a response: move that to presenter\.ts/],
  ['routes.ts', '\nexport function presentSource(row: Row) {}', /turns a row into a response: move that to presenter\.ts/],
  ['users.ts', "throw new ProblemError('permission_escalation')", /decides who may: move that to policy\.ts/],
  ['policy.ts', 'const name: UniqueField = NAME', /compares a body with other rows: move that to constraints\.ts/],
  ['routes.ts', "requireUnique({ constraint: 'sources_package' }, write)", /move that to constraints\.ts/],
  ['values.ts', "wrong.push(['/body/category_id', 'not_found'])", /move that to constraints\.ts/],
  ['policy.ts', 'export function mergeValues(body: Body) {}', /says what is stored of a body: move that to values\.ts/],
  // What a name promises.
  ['policy.ts', 'export const decideRefresh = (token: Token) => token', /by its name decides who may, which nothing in it does/],
  ['state.ts', 'export const limit = 3', /by its name decides by a record's state, which nothing in it does/],
  ['constraints.ts', 'export const limit = 3', /by its name compares a body with other rows, which nothing in it does/],
  ['values.ts', 'export const limit = 3', /by its name says what is stored of a body, which nothing in it does/],
  // Other words for a role.
  ['guards.ts', 'requireAccess(member, access)', /call it policy\.ts/],
  ['checks.ts', 'export const x = 1', /call it constraints\.ts/],
  ['update.ts', 'export const x = 1', /call it values\.ts/],
  ['status.ts', 'export const x = 1', /call it state\.ts/],
])('%s of a resource may not hold: %s', (file, code, message) => {
  expect(messages(`shared/sandbox/src/routes/sources/${file}`, code)).toEqual([expect.stringMatching(message)])
})

test.each([
  ['routes.ts', 'export const x = implement(listSources, () => presentSource(row))'],
  ['repository.ts', "import { eq } from 'drizzle-orm'"],
  ['source-packages.ts', "import { eq } from 'drizzle-orm'\ndb.select()"],
  ['policy.ts', 'if (!isGranted(held, keys)) throw permissionDenied(keys)'],
  ['policy.ts', 'requireAccess(member, access, ownership)'],
  ['state.ts', "if (row.ended_on) throw new ProblemError('source_ended')"],
  ['constraints.ts', "export const uniqueName: UniqueField = { constraint: 'sources_name' }"],
  ['constraints.ts', 'refuseFields(findUnknownIds(known, ids, pointerOf))'],
  ['values.ts', 'export async function checkValues(db: Database, body: Body) {}'],
  ['routes.ts', "export { presentSource } from './presenter.ts'\napi.implement(listSources)"],
  ['presenter.ts', "import type { SourceRow } from '../../db/schema/index.ts'\nexport const presentSource = (row: SourceRow) => row"],
  ['sources.test.ts', "import { eq } from 'drizzle-orm'"],
])('%s of a resource may hold: %s', (file, code) => {
  expect(messages(`shared/sandbox/src/routes/sources/${file}`, code)).toEqual([])
})

const named = (...paths: string[]) => sameNameFindings(paths.map((path) => parseSource(path, '')))

test.each([
  ['shell/server/guards.ts', 'shell/src/modules/guards.ts'],
  ['shared/ui/src/list/progress.tsx', 'shared/ui/src/page/progress.ts'],
  ['mfe-campaigns/src/campaigns/status.ts', 'mfe-campaigns/src/missions/status.ts'],
])('%s and %s are one name for two things', (first, second) => {
  expect(named(first, second)).toEqual([{ path: second, line: 1, message: expect.stringContaining(`has the name of ${first}`) }])
})

test.each([
  ['shared/ui/src/index.ts', 'shared/ui/src/list/index.ts'],
  ['shell/server/main.ts', 'shell/src/main.tsx'],
  ['shared/ui/src/list/progress.tsx', 'shared/forms/src/progress.tsx'],
  ['shared/ui/src/list/progress.tsx', 'shared/ui/src/list/progress.test.tsx'],
  ['shared/sandbox/src/db/schema/roles.ts', 'shared/sandbox/src/seed/roles.ts'],
  ['shared/sandbox/src/routes/roles/policy.ts', 'shared/sandbox/src/routes/users/policy.ts'],
  ['shared/federation/fixtures/a/src/descriptor.ts', 'shared/federation/fixtures/b/src/descriptor.ts'],
  ['mfe-auth/src/descriptor.ts', 'mfe-campaigns/src/descriptor.ts'],
])('%s and %s may have one name', (first, second) => {
  expect(named(first, second)).toEqual([])
})
