import { writeFileSync } from 'node:fs'
import { Key } from 'selenium-webdriver'
import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { expect, test } from '../../fixtures/engine-test.ts'
import { halfRed } from '../../fixtures/png.ts'

test.use({ as: 'owner', language: 'en' })

test('a survey is built, reordered, undone and saved with the keyboard alone', async ({ person, at, context, consoleUrl }, testInfo) => {
  const file = testInfo.outputPath('half.png')
  writeFileSync(file, halfRed())
  const campaign = await (await campaignCalls(context, consoleUrl)).create()
  const up = [Key.ALT, Key.ARROW_UP]
  const question = (number: number) => person.in('group', `Question ${number}`)
  await person.opens(at(`/campaigns/${campaign.id}/mission/create`))
  await person.typesInto('radio', 'Survey', Key.SPACE)

  await test.step('writes a question with options', async () => {
    await person.fills('Survey title', 'Your opinion')
    await question(1).fills('Question', 'What do you like?')
    await question(1).typesInto('textbox', 'Option 1', 'Arena', Key.ENTER)
    await person.types('Story', up)
  })

  await test.step('adds a question, moves it up, undoes that and does it again', async () => {
    await person.typesInto('button', 'Add question', Key.ENTER)
    await person.types('Why?', up)
    await person.reads('Question moved. It is now question 1 on page 1.')
    await person.types([Key.CONTROL, 'z'])
    await person.sees('button', /^1\. What do you like/)
    await person.typesInto('button', 'Redo', Key.ENTER)
    await person.sees('button', /^2\. What do you like/)
    // The first letter is enough.
    await question(1).typesInto('combobox', 'Answer type', 'T')
    await question(1).sees('textbox', 'Maximum length')
  })

  await test.step('fills in the rest', async () => {
    const rewards = person.in('region', 'Rewards')
    await person.fills('Mission name', 'Survey by keyboard')
    await person.in('region', 'Mission').fills('Description', 'A few questions.')
    await rewards.fills('Item', 'Gold')
    await rewards.fills('Amount', '5')
    await rewards.fills('Summary', '5 gold')
    await rewards.fills('Description', 'Into the bag.')
  })

  await test.step('crops an icon', async () => {
    const icon = person.in('group', 'Icon')
    await icon.uploads(file)
    const dialog = person.in('dialog', 'Crop image')
    await dialog.typesInto('slider', 'Distance from the left', Key.END)
    await dialog.typesInto('button', 'Crop', Key.ENTER)
    await icon.sees('img')
  })

  await test.step('saves it and reads it', async () => {
    await person.typesInto('button', 'Create mission', Key.ENTER)
    await person.reads('Mission created')
    await person.sees('heading', 'Survey by keyboard')
    const content = await person.sees('region', 'Content')
    expect(await content.getText()).toMatch(/Why.*What do you like.*Story.*Arena/s)
  })
})
