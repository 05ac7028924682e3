import { ACCOUNTS, PASSWORD, PUBLISHER } from '@console/testing/accounts'
import { test } from '../../fixtures/engine-test.ts'

test.use({ language: 'vi' })

test('the owner signs in, chooses a publisher, opens a campaign from the list and signs out', async ({ person, say, at }) => {
  await person.opens(at('/login'))
  await person.fills(say.email, ACCOUNTS.owner)
  await person.fills(say.password, PASSWORD)
  await person.in('main').clicks('button', say.signIn)
  await person.sees('heading', say.choosePublisher)
  await person.clicks('link', new RegExp(PUBLISHER))

  await person.sees('heading', say.campaigns)
  await person.isAt(at('/campaigns'))
  await person.typesInto('searchbox', say.searchCampaigns, 'quoc te')
  await person.isAt(at('/campaigns?q=quoc+te'))
  await person.in('table').clicks('link', 'Quốc tế Thiếu nhi')
  await person.sees('heading', 'Quốc tế Thiếu nhi')

  await person.clicks('button', new RegExp(`^${say.account}`))
  await person.clicks('menuitem', say.signOut)
  await person.isAt(at('/'))
  await person.sees('link', say.register)
  await person.opens(at('/campaigns'))
  await person.sees('link', say.register)
})
