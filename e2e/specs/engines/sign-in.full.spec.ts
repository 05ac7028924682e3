import { ACCOUNTS, PASSWORD, PUBLISHER } from '@console/testing/accounts'
import { test } from '../../fixtures/engine-test.ts'

test.use({ language: 'vi' })

test('the owner signs in, chooses a publisher, opens a campaign from the list and signs out', async ({ person, texts, at }) => {
  await person.opens(at('/login'))
  await person.fills(texts.email, ACCOUNTS.owner)
  await person.fills(texts.password, PASSWORD)
  await person.in('main').clicks('button', texts.signIn)
  await person.sees('heading', texts.choosePublisher)
  await person.clicks('link', new RegExp(PUBLISHER))

  await person.sees('heading', texts.campaigns)
  await person.isAt(at('/campaigns'))
  await person.typesInto('searchbox', texts.searchCampaigns, 'quoc te')
  await person.isAt(at('/campaigns?q=quoc+te'))
  await person.in('table').clicks('link', 'Quốc tế Thiếu nhi')
  await person.sees('heading', 'Quốc tế Thiếu nhi')

  await person.clicks('button', new RegExp(`^${texts.account}`))
  await person.clicks('menuitem', texts.signOut)
  await person.isAt(at('/'))
  await person.sees('link', texts.register)
  await person.opens(at('/campaigns'))
  await person.sees('link', texts.register)
})
