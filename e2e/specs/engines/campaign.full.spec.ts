import { createFile, urlFor } from '@console/contract'
import { PUBLISHER } from '@console/testing/accounts'
import { Key } from 'selenium-webdriver'
import { publisherId } from '../../fixtures/addresses.ts'
import { expect, test } from '../../fixtures/engine-test.ts'
import { halfRed } from '../../fixtures/png.ts'

test.use({ as: 'owner', language: 'en' })

test('a campaign with formatted text and an image is created, and read as it was written', async ({
  person,
  texts,
  at,
  context: { request },
  consoleUrl,
}) => {
  const name = `Of another engine ${Date.now()}`
  const stored = await request.post(urlFor(createFile, {}, await publisherId(request, PUBLISHER)), {
    headers: { Origin: consoleUrl, 'X-Console': '1' },
    multipart: { purpose: 'image', file: { name: 'half.png', mimeType: 'image/png', buffer: halfRed() } },
  })
  const { url } = await stored.json()
  const toolbar = person.in('toolbar', `${texts.description} formatting`)

  await person.opens(at('/campaigns/create'))
  await person.fills(texts.campaignName, name)
  await test.step('writes the description', async () => {
    await person.clicks('textbox', texts.description)
    await person.types('Light the lanterns')
    await person.types([Key.SHIFT, Key.HOME])
    await toolbar.clicks('button', 'Bold')
    await person.typesInto('textbox', texts.description, Key.END, Key.ENTER)
    await toolbar.clicks('button', 'Bulleted list')
    await toolbar.clicks('button', 'Image')
    await person.fills('Image URL', url)
    await person.clicks('button', 'Insert image')
    await person.typesInto('textbox', texts.description, ' on every bridge')
  })
  await test.step('fills in the rest', async () => {
    await person.fills(texts.start, '2094-01-01T09:00')
    await person.fills(texts.end, '2094-02-01T09:00')
    await person.in('group', texts.applications).typesInto('checkbox', /^Lotus Quest/, Key.SPACE)
    await person.clicks('button', texts.createCampaign)
  })
  await test.step('reads it', async () => {
    await person.reads(texts.created)
    await person.sees('heading', name)
    await person.reads(/^1\sJan\s2094,\s09:00 – 1\sFeb\s2094,\s09:00/)
    const description = person.in('region', texts.description)
    const bold = await description.sees('text', 'Light the lanterns')
    expect(await person.driver.executeScript((one: Element) => getComputedStyle(one).fontWeight, bold)).toBe('700')
    const item = await description.in('list').sees('listitem')
    expect(await item.getText()).toContain('on every bridge')
    const image = await description.in('listitem').sees('presentation')
    expect(await person.driver.executeScript((one: HTMLImageElement) => [one.src, one.naturalWidth], image)).toEqual([url, 600])
  })
})
