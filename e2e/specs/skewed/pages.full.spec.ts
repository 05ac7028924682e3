import { type Address, allAddresses, filledIn } from '../../fixtures/addresses.ts'
import { untilDrawn } from '../../fixtures/network.ts'
import { expect, TOO_MANY_REPORTS, test } from '../../fixtures/skewed-console.ts'

const FAILED = { en: /Couldn’t load/, vi: /Không tải được/ } as const

/** They read a list of each campaign, and name those whose responses were lost, with a button that reads them again. */
const NAME_WHAT_FAILED = ['/campaigns/missions', '/campaigns/what-players-see']

test.use({ as: 'owner', expectedComplaints: [TOO_MANY_REPORTS] })

const areaOf = ({ path }: Address) => path.split(/[/?]/)[1] ?? ''
const areas = Map.groupBy(
  allAddresses().filter(({ as, path }) => as !== null && path !== '/nowhere'),
  areaOf,
)

for (const [at, [area, addresses]] of [...areas].entries()) {
  const language = at % 2 === 0 ? 'en' : 'vi'
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(`every page of /${area} opens`, async ({ page, at, publisher, context }) => {
      for (const { path } of addresses) {
        await page.goto(at(await filledIn(path, context.request, publisher)))
        await untilDrawn(page)
        if (NAME_WHAT_FAILED.includes(path)) continue
        await expect.soft(page.getByText(FAILED[language]), path).toHaveCount(0)
      }
    })
  })
}
