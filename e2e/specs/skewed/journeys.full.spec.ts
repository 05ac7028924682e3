import {
  listApplications,
  listCampaigns,
  listMetricRequests,
  listNotifications,
  listOnelinks,
  listRoles,
  listSources,
  listTasks,
  paths,
  urlFor,
} from '@console/contract'
import type { APIRequestContext } from '@playwright/test'
import { expect, TOO_MANY_REPORTS, test } from '../../fixtures/skewed-console.ts'
import type { Language } from '../../fixtures/words.ts'

// The demo data's pictures are not served.
test.use({ as: 'owner', expectedComplaints: [new RegExp(`${TOO_MANY_REPORTS.source}|ERR_NAME_NOT_RESOLVED .*jpg`)] })

interface Listed {
  readonly id: string
  readonly code: string
}

interface Finder {
  readonly rows: (url: string) => Promise<readonly Listed[]>
  readonly publisher: string
}

interface Edit {
  readonly what: string
  readonly language: Language
  readonly forms: (find: Finder) => Promise<readonly string[]>
  readonly field: string
  readonly done: string
}

async function campaigns({ rows, publisher }: Finder): Promise<readonly Listed[]> {
  return rows(urlFor(listCampaigns, { status: 'active' }, publisher))
}

async function partsOfCampaigns(find: Finder, parts: (campaign_id: string) => string, form: (campaign: string, id: string) => string) {
  const found = await Promise.all(
    (await campaigns(find)).map(async ({ id }) => (await find.rows(parts(id))).map((part) => form(id, part.id))),
  )
  return found.flat()
}

/** Enough to see most fields in an unknown form, since each record is altered in its own way. */
const SEVERAL = 5

const EDITS: readonly Edit[] = [
  {
    what: 'campaigns',
    language: 'en',
    forms: async (find) => (await campaigns(find)).map(({ id }) => paths.campaignEdit(id)),
    field: 'Campaign name',
    done: 'Update this Campaign Success',
  },
  {
    what: 'missions',
    language: 'vi',
    forms: (find) => partsOfCampaigns(find, (campaign_id) => urlFor(listTasks, { campaign_id }, find.publisher), paths.missionEdit),
    field: 'Tên nhiệm vụ',
    done: 'Đã cập nhật nhiệm vụ',
  },
  {
    what: 'notifications',
    language: 'en',
    forms: (find) =>
      partsOfCampaigns(find, (campaign_id) => urlFor(listNotifications, { campaign_id }, find.publisher), paths.notificationEdit),
    field: 'Title',
    done: 'Notification updated',
  },
  {
    what: 'applications',
    language: 'vi',
    forms: async ({ rows, publisher }) =>
      (await rows(urlFor(listApplications, {}, publisher))).map(({ code }) => paths.applicationEdit(code)),
    field: 'Tên hiển thị',
    done: 'Đã cập nhật ứng dụng',
  },
  {
    what: 'sources',
    language: 'en',
    async forms({ rows, publisher }) {
      const [application] = await rows(urlFor(listApplications, { code: 'lotus-quest' }, publisher))
      const application_id = application?.id ?? ''
      return (await rows(urlFor(listSources, { application_id }, publisher))).map(({ id }) => paths.sourceUpdate(application_id, id))
    },
    field: 'Source name',
    done: 'Source updated',
  },
  {
    what: 'Onelinks',
    language: 'vi',
    forms: async ({ rows, publisher }) => (await rows(urlFor(listOnelinks, {}, publisher))).map(({ id }) => paths.onelinkEdit(id)),
    field: 'Tên hiển thị',
    done: 'Đã cập nhật Onelink',
  },
  {
    what: 'metric requests',
    language: 'en',
    forms: async ({ rows, publisher }) =>
      (await rows(urlFor(listMetricRequests, { status: 'pending' }, publisher))).map(({ id }) => paths.metricRequestEdit(id)),
    field: 'Metric name',
    done: 'Metric request updated',
  },
  {
    what: 'roles',
    language: 'vi',
    forms: async ({ rows, publisher }) =>
      (await rows(urlFor(listRoles, { is_original: 'false' }, publisher))).map(({ id }) => paths.roleUpdate(id)),
    field: 'Tên vai trò',
    done: 'Đã cập nhật vai trò',
  },
]

const UNREADABLE_TYPE = {
  en: /^Publisher Console doesn’t support this type of mission/,
  vi: /^Publisher Console chưa hỗ trợ loại nhiệm vụ này/,
} as const

for (const { what, language, forms, field, done } of EDITS) {
  test.describe(`${what} in ${language}`, () => {
    test.use({ language })

    test('are changed, and nothing that this backend alone knows is erased', async ({ page, at, context, publisher, erased }) => {
      const addresses = (await forms({ rows: rowsOf(context.request), publisher })).slice(0, SEVERAL)
      expect(addresses).not.toEqual([])
      await erased()
      for (const [index, path] of addresses.entries()) {
        await page.goto(at(path))
        const input = page.getByLabel(field, { exact: true })
        const refusal = page.getByText(UNREADABLE_TYPE[language])
        await expect(input.or(refusal), path).toBeVisible()
        if (await refusal.isVisible()) continue
        const typed = `Changed ${index} ${language}`
        await input.fill(typed)
        await page.getByRole('main').locator('button[type=submit]').click()
        await expect(page.getByText(done).first(), path).toBeVisible()
        const others = (await erased()).filter(({ sent }) => sent !== typed)
        expect.soft(others, path).toEqual([])
      }
    })
  })
}

const rowsOf = (api: APIRequestContext) => async (url: string) => {
  const { items }: { readonly items?: readonly Listed[] | null } = await (await api.get(url)).json()
  return items ?? []
}
